search-label = Caută echipe, competiții și sporturi
search-submit = Caută
