### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Begin
scoreboard-finished = Eindtelling
scoreboard-score = Telling
scoreboard-serving = Slaan af
scoreboard-total = T
scoreboard-closed = Wed gesluit
scoreboard-postponed = Uitgestel
scoreboard-rescheduled = Nuwe datum
scoreboard-called-off = Afgestel
scoreboard-half-time = Rustyd
scoreboard-pause = Pouse
scoreboard-overtime = ET
scoreboard-red-cards = Rooi kaarte
scoreboard-suspended = Opgeskort
scoreboard-why-goal = doel
scoreboard-why-card = kaart
scoreboard-why-penalty = strafskop
scoreboard-why-review = videohersiening
scoreboard-why-break = afslanbreuk
scoreboard-why-stopped = spel gestaak
scoreboard-why-provider = geen data nie
