### Scoreboard.

scoreboard-live = На живо
scoreboard-starts = Начало
scoreboard-finished = Краен резултат
scoreboard-score = Резултат
scoreboard-serving = Сервира
scoreboard-total = О
scoreboard-closed = Залозите са затворени
scoreboard-half-time = Почивка
scoreboard-pause = Пауза
