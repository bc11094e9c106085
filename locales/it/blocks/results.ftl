results-all = Tutti i risultati
