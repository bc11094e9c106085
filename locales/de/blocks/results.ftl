results-all = Alle Ergebnisse
