### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Startar
scoreboard-finished = Slutresultat
scoreboard-score = Ställning
scoreboard-serving = Servar
scoreboard-total = T
scoreboard-closed = Stängt för spel
scoreboard-postponed = Uppskjuten
scoreboard-rescheduled = Nytt datum
scoreboard-called-off = Inställd
scoreboard-half-time = Paus
scoreboard-pause = Paus
scoreboard-overtime = ÖT
scoreboard-red-cards = Röda kort
scoreboard-suspended = Stängt tillfälligt
scoreboard-why-goal = mål
scoreboard-why-card = kort
scoreboard-why-penalty = straff
scoreboard-why-review = videogranskning
scoreboard-why-break = servegenombrott
scoreboard-why-stopped = spelet har stoppats
scoreboard-why-provider = inga data
