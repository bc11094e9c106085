live-events-all = Všetky live zápasy
