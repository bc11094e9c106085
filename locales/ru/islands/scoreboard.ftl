### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Начало
scoreboard-finished = Итоговый счёт
scoreboard-score = Счёт
scoreboard-serving = Подаёт
scoreboard-total = Сч
scoreboard-closed = Приём закрыт
scoreboard-half-time = Перерыв
scoreboard-pause = Пауза
