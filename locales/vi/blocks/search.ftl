search-label = Tìm đội, giải đấu và môn thể thao
search-submit = Tìm
