### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Začiatok
scoreboard-finished = Konečný stav
scoreboard-score = Stav
scoreboard-serving = Podáva
scoreboard-total = C
scoreboard-closed = Stávky uzavreté
scoreboard-half-time = Polčas
scoreboard-pause = Pauza
