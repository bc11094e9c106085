live-events-all = 라이브 경기 전체
