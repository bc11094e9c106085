### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Begin
scoreboard-finished = Eindtelling
scoreboard-score = Telling
scoreboard-serving = Slaan af
scoreboard-total = T
scoreboard-closed = Wed gesluit
scoreboard-half-time = Rustyd
scoreboard-pause = Pouse
