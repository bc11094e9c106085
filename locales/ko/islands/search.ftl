### 검색.

search-open = 검색
search-hint = 팀, 리그 또는 마켓
search-close = 검색 닫기
search-recent = 최근 검색
search-forget = ‘{ $query }’ 삭제
search-short = 팀, 리그 또는 마켓 이름을 3자 이상 입력하세요.
search-matches = 라이브 및 예정 경기
search-over = 종료된 경기
search-leagues = 리그
search-markets = 마켓
search-live = 라이브
search-asking = 검색 중…
search-count = 결과 { $count }개
search-nothing = 검색 결과 없음:
search-nothing-text = 철자를 확인하거나 전체 스포츠와 리그에서 찾아보세요.
search-all = 전체 스포츠 및 리그
search-offline = 오프라인 상태입니다. 연결되면 검색이 계속됩니다.
search-failed = 검색하지 못했습니다.
search-retry = 다시 시도
