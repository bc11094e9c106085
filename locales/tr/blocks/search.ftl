search-label = Takım, lig ve spor ara
search-submit = Ara
