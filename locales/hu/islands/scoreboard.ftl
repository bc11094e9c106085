### Scoreboard.

scoreboard-live = Élő
scoreboard-starts = Kezdés
scoreboard-finished = Végeredmény
scoreboard-score = Állás
scoreboard-serving = Adogat
scoreboard-total = Ö
scoreboard-closed = Fogadás lezárva
scoreboard-postponed = Elhalasztva
scoreboard-rescheduled = Új időpont
scoreboard-called-off = Törölve
scoreboard-half-time = Félidő
scoreboard-pause = Szünet
scoreboard-overtime = H
scoreboard-red-cards = Piros lapok
scoreboard-suspended = Felfüggesztve
scoreboard-why-goal = gól
scoreboard-why-card = lap
scoreboard-why-penalty = büntető
scoreboard-why-review = videóbíró
scoreboard-why-break = brék
scoreboard-why-stopped = a játék áll
scoreboard-why-provider = nincs adat
