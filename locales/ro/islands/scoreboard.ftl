### Tabela de scor.

scoreboard-live = Live
scoreboard-starts = Începe
scoreboard-finished = Scor final
scoreboard-score = Scor
scoreboard-serving = La serviciu
scoreboard-total = T
scoreboard-closed = Pariuri închise
scoreboard-postponed = Amânat
scoreboard-rescheduled = Dată nouă
scoreboard-called-off = Anulat
scoreboard-half-time = Pauză
scoreboard-pause = Pauză
scoreboard-overtime = Prel.
scoreboard-red-cards = Cartonașe roșii
scoreboard-suspended = Suspendat
scoreboard-why-goal = gol
scoreboard-why-card = cartonaș
scoreboard-why-penalty = penalty
scoreboard-why-review = analiză video
scoreboard-why-break = break
scoreboard-why-stopped = joc oprit
scoreboard-why-provider = fără date
