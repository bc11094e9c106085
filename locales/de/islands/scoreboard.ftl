### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Beginn
scoreboard-finished = Endstand
scoreboard-score = Spielstand
scoreboard-serving = Aufschlag
scoreboard-total = G
scoreboard-closed = Wetten geschlossen
scoreboard-postponed = Verschoben
scoreboard-rescheduled = Neuer Termin
scoreboard-called-off = Abgesagt
scoreboard-half-time = HZ
scoreboard-pause = Pause
scoreboard-overtime = OT
scoreboard-red-cards = Rote Karten
scoreboard-suspended = Gesperrt
scoreboard-why-goal = Tor
scoreboard-why-card = Karte
scoreboard-why-penalty = Elfmeter
scoreboard-why-review = Videobeweis
scoreboard-why-break = Break
scoreboard-why-stopped = Spiel unterbrochen
scoreboard-why-provider = keine Daten
