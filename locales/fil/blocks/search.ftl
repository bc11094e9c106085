search-label = Maghanap ng team, liga at sport
search-submit = Hanapin
