prematch-events-all = Svi mečevi
