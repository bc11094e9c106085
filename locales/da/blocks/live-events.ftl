live-events-all = Alle livekampe
