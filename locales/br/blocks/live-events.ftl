live-events-all = Todas ao vivo
