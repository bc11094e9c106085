prematch-events-all = Alle kamper
