search-label = Hledat týmy, ligy a sporty
search-submit = Hledat
