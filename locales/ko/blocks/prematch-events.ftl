prematch-events-all = 전체 경기
