results-all = Všetky výsledky
