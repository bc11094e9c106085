results-all = Усі результати
