results-all = Alle resultater
