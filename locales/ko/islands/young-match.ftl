### 아직 페이지가 없는 경기.

young-asking = 경기를 찾는 중…
young-failed = 경기를 불러오지 못했습니다
young-failed-text = 연결을 확인한 후 다시 시도하세요.
young-retry = 다시 시도
young-home = 홈
young-crumbs = 현재 위치
young-this-match = 이 경기
