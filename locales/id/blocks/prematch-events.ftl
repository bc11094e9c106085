prematch-events-all = Semua laga
