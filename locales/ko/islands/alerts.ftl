### 페이지에 미리 들어 있는 알림.

alerts-close = 닫기
alerts-offline = 오프라인 상태입니다. 이 페이지의 배당률은 최신이 아닐 수 있습니다.
alerts-offline-title = 연결 없음
alerts-offline-text = 베팅 슬립이 저장되었습니다. 다시 연결되면 배당률이 업데이트됩니다.
alerts-live-off = 배당률 업데이트가 중단되었습니다. 페이지를 새로고침하세요.
