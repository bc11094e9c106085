results-all = Tous les résultats
