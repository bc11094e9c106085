search-label = 팀, 리그, 종목 검색
search-submit = 검색
