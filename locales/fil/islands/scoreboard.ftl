### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Simula
scoreboard-finished = Final score
scoreboard-score = Score
scoreboard-serving = Serve
scoreboard-total = T
scoreboard-closed = Sarado na
scoreboard-half-time = HT
scoreboard-pause = Break
