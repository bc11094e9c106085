results-all = Alle uitslagen
