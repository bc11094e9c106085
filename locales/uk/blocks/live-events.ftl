live-events-all = Усі матчі Live
