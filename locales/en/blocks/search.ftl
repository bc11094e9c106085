search-label = Search teams, leagues and sports
search-submit = Search
