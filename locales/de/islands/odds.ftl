### Messages of prices and markets.

odds-live = Live
odds-suspended = Gesperrt
odds-gone = Nicht mehr im Angebot
odds-closed = Wetten geschlossen
odds-postponed = Verschoben
odds-rescheduled = Neuer Termin
odds-called-off = Abgesagt
odds-as-of = Quoten vom
odds-all-lines = Alle Linien
odds-more = Weitere Märkte
odds-all-markets = Alle
odds-search = Märkte suchen
odds-no-prices = Noch keine Quoten
odds-up = Quote gestiegen
odds-down = Quote gefallen
odds-finished = Endstand
odds-builder = Bet Builder
odds-builder-text = Kombiniere Tipps aus diesem Spiel in einer Wette
odds-over = Beendet
odds-no-market = Markt geschlossen
odds-nothing-found = Keine Märkte gefunden
odds-half-time = HZ
odds-pause = Pause
odds-moves = Quotenverlauf dieses Besuchs
odds-no-data = Keine Daten
odds-favourite = Favorit:
