prematch-events-all = Alle wedstrijden
