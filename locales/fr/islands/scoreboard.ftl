### Tableau de score.

scoreboard-live = En direct
scoreboard-starts = Début
scoreboard-finished = Score final
scoreboard-score = Score
scoreboard-serving = Au service
scoreboard-total = T
scoreboard-closed = Paris clos
scoreboard-postponed = Reporté
scoreboard-rescheduled = Nouvelle date
scoreboard-called-off = Annulé
scoreboard-half-time = Mi-temps
scoreboard-pause = Pause
scoreboard-overtime = Prol.
scoreboard-red-cards = Cartons rouges
scoreboard-suspended = Suspendu
scoreboard-why-goal = but
scoreboard-why-card = carton
scoreboard-why-penalty = penalty
scoreboard-why-review = arbitrage vidéo
scoreboard-why-break = break
scoreboard-why-stopped = jeu arrêté
scoreboard-why-provider = pas de données
