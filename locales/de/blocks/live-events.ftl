live-events-all = Alle Live-Spiele
