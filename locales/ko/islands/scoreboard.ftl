### 스코어보드.

scoreboard-live = 라이브
scoreboard-starts = 시작
scoreboard-finished = 최종 스코어
scoreboard-score = 스코어
scoreboard-serving = 서브
scoreboard-total = 계
scoreboard-closed = 베팅 마감
scoreboard-half-time = 하프타임
scoreboard-pause = 휴식
