### Scoreboard.

scoreboard-live = Uživo
scoreboard-starts = Početak
scoreboard-finished = Konačan rezultat
scoreboard-score = Rezultat
scoreboard-serving = Servira
scoreboard-total = U
scoreboard-closed = Klađenje zatvoreno
scoreboard-postponed = Odloženo
scoreboard-rescheduled = Novi termin
scoreboard-called-off = Otkazano
scoreboard-half-time = Odmor
scoreboard-pause = Pauza
scoreboard-overtime = Prod.
scoreboard-red-cards = Crveni kartoni
scoreboard-suspended = Obustavljeno
scoreboard-why-goal = gol
scoreboard-why-card = karton
scoreboard-why-penalty = penal
scoreboard-why-review = video pregled
scoreboard-why-break = brejk
scoreboard-why-stopped = igra prekinuta
scoreboard-why-provider = nema podataka
