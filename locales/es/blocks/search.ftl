search-label = Buscar equipos, competiciones y deportes
search-submit = Buscar
