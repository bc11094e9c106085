search-label = Hae joukkueita, sarjoja ja lajeja
search-submit = Hae
