results-all = Toate rezultatele
