### Scoreboard.

scoreboard-live = Uživo
scoreboard-starts = Početak
scoreboard-finished = Konačan rezultat
scoreboard-score = Rezultat
scoreboard-serving = Servira
scoreboard-total = U
scoreboard-closed = Klađenje zatvoreno
scoreboard-half-time = Odmor
scoreboard-pause = Pauza
