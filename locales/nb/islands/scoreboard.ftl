### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Starter
scoreboard-finished = Sluttresultat
scoreboard-score = Stilling
scoreboard-serving = Server
scoreboard-total = T
scoreboard-closed = Stengt for spill
scoreboard-postponed = Utsatt
scoreboard-rescheduled = Ny dato
scoreboard-called-off = Avlyst
scoreboard-half-time = Pause
scoreboard-pause = Pause
scoreboard-overtime = OT
scoreboard-red-cards = Røde kort
scoreboard-suspended = Suspendert
scoreboard-why-goal = mål
scoreboard-why-card = kort
scoreboard-why-penalty = straffe
scoreboard-why-review = videosjekk
scoreboard-why-break = servebrudd
scoreboard-why-stopped = spillet er stoppet
scoreboard-why-provider = ingen data
