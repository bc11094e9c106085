### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Začátek
scoreboard-finished = Konečný stav
scoreboard-score = Stav
scoreboard-serving = Podává
scoreboard-total = C
scoreboard-closed = Sázky uzavřeny
scoreboard-half-time = Poločas
scoreboard-pause = Pauza
