### 스코어보드.

scoreboard-live = 라이브
scoreboard-starts = 시작
scoreboard-finished = 최종 스코어
scoreboard-score = 스코어
scoreboard-serving = 서브
scoreboard-total = 계
scoreboard-closed = 베팅 마감
scoreboard-postponed = 연기
scoreboard-rescheduled = 일정 변경
scoreboard-called-off = 취소
scoreboard-half-time = 하프타임
scoreboard-pause = 휴식
scoreboard-overtime = 연장
scoreboard-red-cards = 레드카드
scoreboard-suspended = 일시 중단
scoreboard-why-goal = 골
scoreboard-why-card = 카드
scoreboard-why-penalty = 페널티
scoreboard-why-review = 비디오 판독
scoreboard-why-break = 서비스 브레이크
scoreboard-why-stopped = 경기 중단
scoreboard-why-provider = 데이터 없음
