results-all = Svi rezultati
