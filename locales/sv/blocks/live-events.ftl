live-events-all = Alla livematcher
