### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Beginn
scoreboard-finished = Endstand
scoreboard-score = Spielstand
scoreboard-serving = Aufschlag
scoreboard-total = G
scoreboard-closed = Wetten geschlossen
scoreboard-half-time = HZ
scoreboard-pause = Pause
