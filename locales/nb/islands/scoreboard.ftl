### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Starter
scoreboard-finished = Sluttresultat
scoreboard-score = Stilling
scoreboard-serving = Server
scoreboard-total = T
scoreboard-closed = Stengt for spill
scoreboard-half-time = Pause
scoreboard-pause = Pause
