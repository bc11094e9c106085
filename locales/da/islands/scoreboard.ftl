### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Starter
scoreboard-finished = Slutresultat
scoreboard-score = Stilling
scoreboard-serving = Server
scoreboard-total = T
scoreboard-closed = Lukket for spil
scoreboard-half-time = Pause
scoreboard-pause = Pause
