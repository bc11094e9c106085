search-label = Sök lag, ligor och sporter
search-submit = Sök
