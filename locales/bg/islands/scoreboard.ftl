### Scoreboard.

scoreboard-live = На живо
scoreboard-starts = Начало
scoreboard-finished = Краен резултат
scoreboard-score = Резултат
scoreboard-serving = Сервира
scoreboard-total = О
scoreboard-closed = Залозите са затворени
scoreboard-postponed = Отложен
scoreboard-rescheduled = Нова дата
scoreboard-called-off = Отменен
scoreboard-half-time = Почивка
scoreboard-pause = Пауза
scoreboard-overtime = Прод.
scoreboard-red-cards = Червени картони
scoreboard-suspended = Спряно
scoreboard-why-goal = гол
scoreboard-why-card = картон
scoreboard-why-penalty = дузпа
scoreboard-why-review = видеопреглед
scoreboard-why-break = пробив
scoreboard-why-stopped = спряна игра
scoreboard-why-provider = няма данни
