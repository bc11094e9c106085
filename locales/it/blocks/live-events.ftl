live-events-all = Tutte le partite live
