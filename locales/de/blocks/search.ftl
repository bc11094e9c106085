search-label = Teams, Ligen und Sportarten suchen
search-submit = Suchen
