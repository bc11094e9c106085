search-label = Pesquisar equipas, competições e desportos
search-submit = Pesquisar
