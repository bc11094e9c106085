search-label = Søg efter hold, ligaer og sportsgrene
search-submit = Søg
