prematch-events-all = Alle wedstryde
