search-label = Soek spanne, ligas en sportsoorte
search-submit = Soek
