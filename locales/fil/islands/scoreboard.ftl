### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Simula
scoreboard-finished = Final score
scoreboard-score = Score
scoreboard-serving = Serve
scoreboard-total = T
scoreboard-closed = Sarado na
scoreboard-postponed = Ipinagpaliban
scoreboard-rescheduled = Bagong petsa
scoreboard-called-off = Kinansela
scoreboard-half-time = HT
scoreboard-pause = Break
scoreboard-overtime = OT
scoreboard-red-cards = Mga red card
scoreboard-suspended = Suspendido
scoreboard-why-goal = goal
scoreboard-why-card = card
scoreboard-why-penalty = penalty
scoreboard-why-review = video review
scoreboard-why-break = service break
scoreboard-why-stopped = hinto ang laro
scoreboard-why-provider = walang datos
