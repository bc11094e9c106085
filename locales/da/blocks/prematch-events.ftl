prematch-events-all = Alle kampe
