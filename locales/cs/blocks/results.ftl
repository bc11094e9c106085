results-all = Všechny výsledky
