### Scoreboard.

scoreboard-live = Élő
scoreboard-starts = Kezdés
scoreboard-finished = Végeredmény
scoreboard-score = Állás
scoreboard-serving = Adogat
scoreboard-total = Ö
scoreboard-closed = Fogadás lezárva
scoreboard-half-time = Félidő
scoreboard-pause = Szünet
