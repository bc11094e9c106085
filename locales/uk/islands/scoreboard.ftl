### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Початок
scoreboard-finished = Підсумковий рахунок
scoreboard-score = Рахунок
scoreboard-serving = Подає
scoreboard-total = Рх
scoreboard-closed = Прийом закрито
scoreboard-postponed = Перенесено
scoreboard-rescheduled = Нова дата
scoreboard-called-off = Скасовано
scoreboard-half-time = Перерва
scoreboard-pause = Пауза
scoreboard-overtime = ОТ
scoreboard-red-cards = Червоні картки
scoreboard-suspended = Призупинено
scoreboard-why-goal = гол
scoreboard-why-card = картка
scoreboard-why-penalty = пенальті
scoreboard-why-review = відеоперегляд
scoreboard-why-break = брейк
scoreboard-why-stopped = гру зупинено
scoreboard-why-provider = немає даних
