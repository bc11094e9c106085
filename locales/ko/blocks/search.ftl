search-label = 팀, 리그, 스포츠 검색
search-submit = 검색
