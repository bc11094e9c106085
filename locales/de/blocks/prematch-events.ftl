prematch-events-all = Alle Spiele
