### 페이지의 문구.

## 모든 페이지

skip-to-content = 본문으로 이동
skip-to-slip = 베팅 슬립으로 이동
nav-main = 주 메뉴
nav-sports = 스포츠
nav-live = 라이브
nav-all-sports = 전체 스포츠
nav-leagues = 스포츠 및 리그
nav-top-leagues = 인기 리그
nav-cybersport = e스포츠
nav-language = 언어
nav-breadcrumbs = 현재 위치
nav-menu = 메뉴
menu-close = 메뉴 닫기
languages-close = 언어 목록 닫기
nav-help = 도움말
tab-slip = 베팅 슬립
tab-bets = 내 베팅
nav-tabs = 바로가기
theme-dark = 다크 테마
odds-format = 배당률 표시 방식
odds-format-european = 소수
odds-format-british = 분수
odds-format-american = 미국식
odds-format-hongkong = 홍콩식
odds-format-malaysian = 말레이식
odds-format-indonesian = 인도네시아식
foot-payments = 결제 수단
foot-registration = 등록번호
foot-licensed-by = 면허 발급:
foot-licence = 면허번호
foot-prices = 배당률과 시간은 새 정보가 로드될 때까지 이 페이지의 마지막 업데이트 기준입니다. 시간대: { $zone }.

## 이동 경로와 날짜

crumb-about = 회사 소개
crumb-bets-history = 내 베팅
crumb-cybersport = e스포츠
crumb-favorites = 즐겨찾기
crumb-general-rules = 베팅 규정
crumb-home = 홈
crumb-init-sportsbook = 스포츠북
crumb-limits = 내 한도
crumb-live = 라이브
crumb-search = 검색
crumb-schedule = 경기 일정
crumb-results = 경기 결과
crumb-lotteries = 복권
crumb-promotions = 프로모션
crumb-racing = 경마
crumb-sign-in = 로그인
crumb-sign-up = 계정 만들기
crumb-password-new = 비밀번호를 잊으셨나요?
crumb-password-edit = 새 비밀번호 설정
crumb-confirmation = 이메일 확인
crumb-unlock = 계정 잠금 해제
crumb-sports = 스포츠
day-today = 오늘
day-tomorrow = 내일
day-yesterday = 어제
next-hours = 3시간 이내
live-now = 진행 중인 경기
list-tools = 목록 필터
list-market = 목록에 표시할 마켓
list-compact = 간단히
list-video = 중계 있음

## 제목과 설명

home-title = 스포츠 베팅 배당률: 라이브 및 예정 경기
home-description = { $site }에서 라이브 및 예정 경기의 최신 배당률을 확인하세요. 축구, 럭비, 크리켓, 테니스, 농구 등 다양한 스포츠를 제공합니다.
home-heading = 라이브 및 예정 경기
search-title = 검색
search-description = 모든 스포츠와 리그를 한눈에 보고, 경기, 리그, 마켓을 어떤 언어로든 검색할 수 있습니다.
live-title = 라이브 베팅: 진행 중인 경기의 배당률
live-description = 진행 중인 모든 경기를 스포츠별, 리그별로 모아 스코어, 경기 시간, 최신 배당률과 함께 확인하세요.
live-heading = 라이브
sport-title = { $sport } 베팅 배당률
sport-description = { $sport } 배당률: 베팅할 수 있는 라이브 및 예정 경기 { $count }개를 리그별로 확인하세요.
sport-all-leagues = 전체 리그
category-title = { $sport } 베팅 배당률: { $category }
category-description = { $category } { $sport }: 베팅할 수 있는 라이브 및 예정 경기 { $count }개의 승패 및 다양한 마켓 배당률.
league-title = { $league } 베팅 배당률: { $sport }, { $category }
league-description = { $league }({ $category }) { $sport }: 베팅할 수 있는 경기 { $count }개의 승패 및 다양한 마켓 배당률.
match-title = { $home } vs { $away } 배당률: { $sport }, { $start }
match-title-short = { $home } vs { $away }: { $start }
match-description = { $home } vs { $away }, { $league }({ $sport }), { $start }: 승패, 오버/언더, 핸디캡 등 모든 마켓의 배당률.

## 우승 베팅

outrights = 우승 베팅
outright-until = 마감: { $day }
outright-title = { $name }: 우승 배당률, { $sport }
outright-description = { $name }({ $sport }): { $league } 우승 등 대회 전체를 대상으로 하는 모든 베팅의 배당률.
outright-close = 베팅 마감
outright-ends = 대회 종료
outright-entrants = 참가자
outright-matches = { $league } 경기

## Calendars and feeds

calendar-add = 캘린더에 추가
calendar-all = 전체 경기
feed-fixtures = 예정 경기

## 경기 일정과 결과

days-nav = 날짜
days-cut = 스포츠별로 먼저 시작하는 경기만 표시됩니다. 전체를 보려면 위에서 스포츠를 선택하세요.
parts-nav = 페이지
parts-previous = 이전
parts-next = 다음
parts-number = { $number }페이지
schedule-title = { $day } 경기 일정과 배당률
schedule-title-sport = { $day } { $sport } 일정과 배당률
schedule-soon-title = 3시간 이내에 시작하는 경기
schedule-soon-title-sport = { $sport }: 3시간 이내에 시작하는 경기
schedule-description = { $day }: 경기 { $count }개의 승패 및 다양한 마켓 배당률을 스포츠별, 리그별로 확인하세요.
schedule-description-sport = { $day } { $sport }: 경기 { $count }개의 승패 및 다양한 마켓 배당률을 리그별로 확인하세요.
schedule-soon-description = 3시간 이내에 시작하는 경기 { $count }개: 최신 배당률을 스포츠별, 리그별로 확인하세요.
schedule-soon-description-sport = { $sport }: 3시간 이내에 시작하는 경기 { $count }개의 최신 배당률.
schedule-heading = 경기 일정: { $day }
schedule-heading-sport = { $sport } 일정: { $day }
schedule-empty = 베팅할 수 있는 경기가 없습니다.
results-title = { $day } 경기 결과
results-title-sport = { $day } { $sport } 경기 결과
results-description = { $day } 최종 스코어: 경기 { $count }개의 구간별 스코어를 스포츠별, 리그별로 확인하세요.
results-description-sport = { $sport }, { $day } 최종 스코어: 경기 { $count }개의 구간별 스코어.
results-heading = 경기 결과: { $day }
results-heading-sport = { $sport } 경기 결과: { $day }
results-empty = 종료된 경기가 없습니다.
results-start = 시작
results-sides = 경기
results-final = 최종 스코어
results-final-short = 계
results-won = 승리
league-results-title = { $league } 경기 결과: { $sport }, { $category }
league-results-description = { $league }({ $sport }, { $category }): 최근 7일간 경기 { $count }개의 최종 스코어.
league-results-heading = { $league }: 경기 결과

## 편집 페이지

page-description = { $site }: { $title }.
limits-help = 무료 비밀 상담:
favorites-script = 즐겨찾기는 계정에 저장됩니다. 여기에서 보려면 브라우저에서 JavaScript를 켜 주세요.
bets-history-text = 진행 중인 베팅과 정산된 베팅은 베팅 슬립의 ‘내 베팅’에 있습니다.
bets-history-open = 내 베팅 열기
bets-history-script = 베팅은 안전하게 보관되어 있지만, 이 페이지에서 보려면 JavaScript가 필요합니다. 브라우저에서 켠 다음 페이지를 새로 고침하세요.
init-sportsbook-open = 스포츠북으로 이동
sign-in-text = 로그인하면 베팅하고 잔액을 확인할 수 있습니다.
sign-in-open = 로그인
sign-in-script = 로그인하려면 JavaScript가 필요합니다. 브라우저에서 켠 다음 페이지를 새로 고침하세요.
sign-up-text = 계정을 만들고 베팅하세요.
password-new-text = 계정의 이메일 주소를 입력하세요. 새 비밀번호를 설정할 링크를 보내 드립니다.
password-edit-text = 이메일의 링크를 열어 새 비밀번호를 설정하세요.
confirmation-text = 이메일 주소를 입력하세요. 확인 링크를 다시 보내 드립니다.
unlock-text = 이메일 주소를 입력하면 계정 잠금을 풀 수 있는 링크를 보내 드립니다.
form-script = 이 양식에는 JavaScript가 필요합니다. 브라우저에서 켠 다음 페이지를 새로 고침하세요.
cybersport-title = e스포츠 베팅: 게임별 배당률
cybersport-description = 컴퓨터 게임의 배당률입니다. 게임별 다음 경기와 모든 마켓을 경기 시작 전은 물론 라이브로도 확인하세요.
promotions-title = 프로모션, 보너스, 무료 베팅
promotions-description = 현재 진행 중인 프로모션을 확인하세요. 보너스, 부스트 조합, 무료 베팅을 이용 조건 및 종료일과 함께 안내합니다.
cybersport-none = 현재 베팅할 수 있는 e스포츠 경기가 없습니다.
to-sports = 전체 스포츠 보기

## 프로모션

promotions-none = 현재 진행 중인 프로모션이 없습니다.
promotion-from = 시작:
promotion-until = 종료:
promotion-terms = 약관 및 조건
nav-right = 베팅 슬립 옆 바로가기
nav-deposit = 입금

## 오류 페이지

not-found-title = 앗, 죄송합니다. 페이지를 찾을 수 없습니다.
not-found-text = 존재하지 않는 페이지이거나 이미 종료된 경기입니다.
error-title = 앗! 죄송합니다. 문제가 발생했습니다.
error-text = 잠시 후 다시 방문해 주세요.
error-home = 홈으로 이동
blocked-title = 죄송합니다. 현재 계신 국가에서는 이용할 수 없습니다.
blocked-text = 이 사이트의 면허는 현재 계신 국가에 적용되지 않습니다.
locked-title = 권한 없음
locked-text = 죄송합니다. 이 페이지를 볼 권한이 없습니다.

favourite = 즐겨찾기:
favourite-match = 이 경기
