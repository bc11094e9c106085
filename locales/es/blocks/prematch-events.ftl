prematch-events-all = Todos los partidos
