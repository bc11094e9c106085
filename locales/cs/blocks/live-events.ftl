live-events-all = Všechny live zápasy
