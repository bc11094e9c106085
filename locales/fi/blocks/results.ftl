results-all = Kaikki tulokset
