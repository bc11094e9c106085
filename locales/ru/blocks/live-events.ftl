live-events-all = Все матчи Live
