### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Starter
scoreboard-finished = Slutresultat
scoreboard-score = Stilling
scoreboard-serving = Server
scoreboard-total = T
scoreboard-closed = Lukket for spil
scoreboard-postponed = Udskudt
scoreboard-rescheduled = Ny dato
scoreboard-called-off = Aflyst
scoreboard-half-time = Pause
scoreboard-pause = Pause
scoreboard-overtime = OT
scoreboard-red-cards = Røde kort
scoreboard-suspended = Suspenderet
scoreboard-why-goal = mål
scoreboard-why-card = kort
scoreboard-why-penalty = straffespark
scoreboard-why-review = videogennemgang
scoreboard-why-break = servegennembrud
scoreboard-why-stopped = spillet er stoppet
scoreboard-why-provider = ingen data
