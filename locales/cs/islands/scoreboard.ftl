### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Začátek
scoreboard-finished = Konečný stav
scoreboard-score = Stav
scoreboard-serving = Podává
scoreboard-total = C
scoreboard-closed = Sázky uzavřeny
scoreboard-postponed = Odloženo
scoreboard-rescheduled = Nový termín
scoreboard-called-off = Zrušeno
scoreboard-half-time = Poločas
scoreboard-pause = Pauza
scoreboard-overtime = Pr.
scoreboard-red-cards = Červené karty
scoreboard-suspended = Pozastaveno
scoreboard-why-goal = gól
scoreboard-why-card = karta
scoreboard-why-penalty = penalta
scoreboard-why-review = videokontrola
scoreboard-why-break = brejk
scoreboard-why-stopped = hra přerušena
scoreboard-why-provider = bez dat
