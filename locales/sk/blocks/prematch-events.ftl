prematch-events-all = Všetky zápasy
