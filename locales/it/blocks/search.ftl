search-label = Cerca squadre, competizioni e sport
search-submit = Cerca
