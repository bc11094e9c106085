### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Начало
scoreboard-finished = Итоговый счёт
scoreboard-score = Счёт
scoreboard-serving = Подаёт
scoreboard-total = Сч
scoreboard-closed = Приём закрыт
scoreboard-postponed = Перенесён
scoreboard-rescheduled = Новая дата
scoreboard-called-off = Отменён
scoreboard-half-time = Перерыв
scoreboard-pause = Пауза
scoreboard-overtime = ОТ
scoreboard-red-cards = Красные карточки
scoreboard-suspended = Приостановлен
scoreboard-why-goal = гол
scoreboard-why-card = карточка
scoreboard-why-penalty = пенальти
scoreboard-why-review = видеопросмотр
scoreboard-why-break = брейк
scoreboard-why-stopped = игра остановлена
scoreboard-why-provider = нет данных
