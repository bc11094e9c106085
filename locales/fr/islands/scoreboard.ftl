### Tableau de score.

scoreboard-live = En direct
scoreboard-starts = Début
scoreboard-finished = Score final
scoreboard-score = Score
scoreboard-serving = Au service
scoreboard-total = T
scoreboard-closed = Paris clos
scoreboard-half-time = Mi-temps
scoreboard-pause = Pause
