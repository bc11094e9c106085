### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Басталуы
scoreboard-finished = Соңғы есеп
scoreboard-score = Есеп
scoreboard-serving = Доп береді
scoreboard-total = Е
scoreboard-closed = Қабылдау жабық
scoreboard-half-time = Үзіліс
scoreboard-pause = Үзіліс
