search-label = Zoek teams, competities en sporten
search-submit = Zoeken
