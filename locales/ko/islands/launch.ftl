### 경마와 복권.

launch-text = 파트너 페이지가 여기에서 열립니다. 잔액으로 이용하려면 로그인하세요.
launch-open = 열기
launch-closed = 현재 마감되었습니다. 모든 스포츠에는 베팅할 수 있습니다.
launch-failed = 페이지를 열 수 없습니다. 연결을 확인한 후 다시 시도하세요.
launch-tab = 새 탭에서 열기
