### 배당률과 마켓.

odds-live = 라이브
odds-suspended = 일시 중단
odds-gone = 제공 종료
odds-closed = 베팅 마감
odds-postponed = 연기
odds-rescheduled = 일정 변경
odds-called-off = 취소
odds-as-of = 배당률 기준:
odds-all-lines = 전체 기준점
odds-more = 마켓 더 보기
odds-all-markets = 전체
odds-search = 마켓 검색
odds-no-prices = 배당률 준비 중
odds-up = 배당률 상승
odds-down = 배당률 하락
odds-finished = 최종 스코어
odds-builder = 벳 빌더
odds-builder-text = 이 경기의 선택을 하나의 베팅으로 조합하세요
odds-over = 종료
odds-no-market = 마켓 마감
odds-nothing-found = 마켓을 찾을 수 없습니다
odds-half-time = 하프타임
odds-pause = 휴식
odds-moves = 이번 방문의 배당률 변동
odds-no-data = 데이터 없음
odds-favourite = 즐겨찾기:
