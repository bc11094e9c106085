search-label = チーム・リーグ・スポーツを検索
search-submit = 検索
