search-label = Buscar times, ligas e esportes
search-submit = Buscar
