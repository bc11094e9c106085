live-events-all = Todos ao vivo
