search-label = Csapatok, bajnokságok és sportágak keresése
search-submit = Keresés
