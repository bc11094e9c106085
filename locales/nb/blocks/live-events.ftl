live-events-all = Alle livekamper
