results-all = Alle uitslae
