### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Alkaa
scoreboard-finished = Lopputulos
scoreboard-score = Tilanne
scoreboard-serving = Syöttää
scoreboard-total = Y
scoreboard-closed = Vedot suljettu
scoreboard-half-time = Tauko
scoreboard-pause = Tauko
