prematch-events-all = Усі матчі
