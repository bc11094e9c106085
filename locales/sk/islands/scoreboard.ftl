### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Začiatok
scoreboard-finished = Konečný stav
scoreboard-score = Stav
scoreboard-serving = Podáva
scoreboard-total = C
scoreboard-closed = Stávky uzavreté
scoreboard-postponed = Odložené
scoreboard-rescheduled = Nový termín
scoreboard-called-off = Zrušené
scoreboard-half-time = Polčas
scoreboard-pause = Pauza
scoreboard-overtime = Pr.
scoreboard-red-cards = Červené karty
scoreboard-suspended = Pozastavené
scoreboard-why-goal = gól
scoreboard-why-card = karta
scoreboard-why-penalty = penalta
scoreboard-why-review = videokontrola
scoreboard-why-break = brejk
scoreboard-why-stopped = hra prerušená
scoreboard-why-provider = bez údajov
