### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = 경기 센터
centre-form = 최근 전적
centre-table = 순위표
centre-meetings = 상대 전적
centre-played = 경기
centre-won = 승
centre-drawn = 무
centre-lost = 패
centre-points = 승점
centre-statistics = 통계
centre-timeline = 타임라인
centre-stream = 중계
centre-not-begun = 경기가 시작되면 통계가 표시됩니다
centre-none = 아직 기록이 없습니다
centre-failed = 불러오지 못했습니다
centre-retry = 다시 시도
centre-stream-sign-in = 이 경기를 보려면 로그인하세요
centre-sign-in = 로그인
centre-play = 라이브 보기
centre-stop = 중계 끄기
centre-choose = 중계 목록
centre-no-stream = 지금은 이 경기의 중계가 없습니다
centre-stream-refused = 계신 곳에서는 이 중계를 볼 수 없습니다
centre-stream-failed = 중계가 끊겼습니다. 연결을 확인한 후 다시 시도하세요.
centre-stream-unsupported = 이 브라우저에서는 중계를 재생할 수 없습니다
