### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Початок
scoreboard-finished = Підсумковий рахунок
scoreboard-score = Рахунок
scoreboard-serving = Подає
scoreboard-total = Рх
scoreboard-closed = Прийом закрито
scoreboard-half-time = Перерва
scoreboard-pause = Пауза
