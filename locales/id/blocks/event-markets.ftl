event-markets-all = Semua pasaran
