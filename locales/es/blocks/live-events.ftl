live-events-all = Todos los partidos en vivo
