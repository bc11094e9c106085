### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Start
scoreboard-finished = Einduitslag
scoreboard-score = Stand
scoreboard-serving = Serveert
scoreboard-total = T
scoreboard-closed = Wedden gesloten
scoreboard-postponed = Uitgesteld
scoreboard-rescheduled = Nieuwe datum
scoreboard-called-off = Afgelast
scoreboard-half-time = Rust
scoreboard-pause = Pauze
scoreboard-overtime = OT
scoreboard-red-cards = Rode kaarten
scoreboard-suspended = Opgeschort
scoreboard-why-goal = doelpunt
scoreboard-why-card = kaart
scoreboard-why-penalty = strafschop
scoreboard-why-review = videobeoordeling
scoreboard-why-break = servicebreak
scoreboard-why-stopped = spel stilgelegd
scoreboard-why-provider = geen gegevens
