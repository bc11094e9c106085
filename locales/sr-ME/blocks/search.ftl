search-label = Pretraži timove, lige i sportove
search-submit = Traži
