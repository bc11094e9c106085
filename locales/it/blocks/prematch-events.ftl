prematch-events-all = Tutte le partite
