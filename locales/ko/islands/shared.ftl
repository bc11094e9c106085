### 여러 곳에서 함께 쓰는 문구.

## 알림

alert-error-title = 문제가 발생했습니다
alert-error-text = 나중에 다시 시도해 주세요.
island-retry = 다시 시도
odds-format-not-saved = 배당률 표시 방식이 저장되지 않았습니다
odds-format-not-saved-text = 이 기기에는 적용되었지만 계정에 저장하지 못했습니다.

## Time zone

time-zone = 시간대
time-zone-site = 사이트 시간 ({ $offset })
time-zone-own = 내 시간 ({ $offset })

## 베팅: 유형, 상태, 결과

slip-type-single = 싱글
slip-type-combo = 조합
slip-combo-name = { $count }폴더
slip-type-system = 시스템
slip-type-custom_bet = 벳 빌더
slip-type-singles = 싱글
bets-system = { $lines ->
    [4] 트릭시
    [7] 페이턴트
    [11] 양키
    [15] 럭키 15
    [26] 캐나디안
    [31] 럭키 31
    [57] 하인즈
    [63] 럭키 63
    [120] 슈퍼 하인즈
    [247] 골리앗
   *[other] 시스템 { $win }/{ $total }
}
slip-lines = { $count }조합
bets-with-trader = 트레이더 확인 중
bet-status-submitted = 확인 중
bet-status-waiting_results = 진행 중
bet-status-ready_to_process = 정산 중
bet-status-done = 정산 완료
bet-status-cancelled = 취소됨
bet-status-rejected = 거절됨
bet-status-withdrawn = 철회됨
bet-status-cashed_out = 캐시아웃 완료
bet-status-cashout_in_progress = 캐시아웃 중…
bet-result-no_results = 진행 중
bet-result-canceled = 무효
bet-result-win_entire = 적중
bet-result-lose_entire = 미적중
bet-result-refund_entire = 환불
bet-result-refund_half_win_other = 절반 적중
bet-result-refund_half_lose_other = 절반 미적중
bet-result-cashed_out = 캐시아웃 완료

## 베팅 공유

slip-share-title = 공유 또는 코드 입력
slip-share = 이 베팅 공유
slip-share-code = 코드
slip-share-pass = 링크 공유
slip-share-copied = 링크를 복사했습니다.
slip-share-not-copied = 링크를 복사할 수 없습니다. 위에서 선택해 주세요.
slip-share-failed = 베팅을 공유하지 못했습니다. 다시 시도해 주세요.
slip-code-label = 공유된 베팅의 코드
slip-code-go = 열기

## 계산

sum-title = 계산 방법
