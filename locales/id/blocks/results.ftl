results-all = Semua hasil
