### Messages of the price history, loaded when it is opened.

moves-close = 닫기
moves-none = 페이지를 연 뒤 이 배당률은 변동되지 않았습니다.
moves-none-market = 페이지를 연 뒤 이 배당률 중 변동된 것이 없습니다.
moves-up = 배당률 상승
moves-down = 배당률 하락
moves-suspended = 일시 중단
moves-open = 베팅 재개
