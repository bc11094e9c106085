prematch-events-all = Všechny zápasy
