search-label = Rechercher des équipes, des compétitions et des sports
search-submit = Rechercher
