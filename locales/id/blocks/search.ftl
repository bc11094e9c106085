search-label = Cari tim, liga, dan olahraga
search-submit = Cari
