live-events-all = Semua laga live
