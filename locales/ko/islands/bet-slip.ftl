### 베팅 슬립: 페이지에 있는 문구 다음에 브라우저에서 나타나는 문구.

## 베팅 슬립: 패널

slip-title = 베팅 슬립
slip-tab-slip = 베팅 슬립
slip-tab-bets = 내 베팅
slip-close = 베팅 슬립 닫기
slip-empty-title = 베팅 슬립이 비어 있습니다
slip-empty-text = 배당률을 탭하면 여기에 추가됩니다.
slip-quick-bet = 빠른 베팅
slip-code = 코드가 있나요?
slip-code-open = 열기

## 베팅 슬립: 선택

slip-selections = 선택 { $count }개
slip-selections-label = 선택
slip-remove = { $name } 삭제
slip-clear = 모두 삭제
slip-emptied = 슬립을 비웠습니다
slip-undo = 실행 취소
slip-price-moved = 추가 후 변동: { $from } → { $to }
slip-price-changed = 배당률 변동: { $from } → { $to }
slip-moves = 이번 방문의 배당률 변동
slip-suspended = 일시 중단: 현재 베팅 불가
slip-suspended-provider = 일시 중단: 데이터 없음
slip-unavailable = 제공 종료
slip-live = 라이브
slip-bar-open = 베팅 슬립
slip-bar-singles = 싱글 { $count }건
slip-bar-no-stake = 베팅금 미입력
slip-bar-remove = 선택 하나를 삭제해야 계속할 수 있습니다
slip-conflict-here-same_match = 같은 경기의 다른 선택과 조합할 수 없음
slip-conflict-here-outright = 같은 대회의 다른 선택과 조합할 수 없음
slip-conflict-here-mixed_providers = 다른 선택과 조합할 수 없음
slip-conflict-here-system_provider = 시스템 베팅 불가
slip-conflict-here-custom_bet_match = 벳 빌더와 다른 경기
slip-conflict-here-custom_bet_alone = 벳 빌더와 함께 베팅할 수 없음

## 베팅 슬립: 베팅

slip-stake = 베팅금
slip-stake-currency = 베팅금({ $currency })
slip-quick-add = 베팅금 { $amount }
slip-quick-amounts = 빠른 금액
slip-odds = 총 배당률
slip-return = 예상 적중금
slip-types = 베팅 유형
slip-join = 벳 빌더로 만들기 · { $odds }
slip-join-asking = 벳 빌더를 찾는 중…
slip-refusal-no_system_type = 선택 { $count }개로 가능한 시스템이 없습니다.
slip-refusal-multi_single_unavailable = 이 선택들은 여러 개의 싱글로 베팅할 수 없습니다.
slip-system = 시스템
slip-system-option = { $win }/{ $total } · { $count }조합
slip-return-currency = 적중금({ $currency })
slip-by-return = 적중금 입력
slip-by-stake = 베팅금 입력
slip-line-stake = 조합당 베팅금
slip-stake-freebet = 무료 베팅
slip-max = 최대
slip-max-label = 최대 금액 베팅
slip-max-failed = 최대 베팅금을 불러오지 못했습니다. 다시 시도하세요.
slip-total-stake = 총 베팅금
slip-lines-of = { $amount } × { $count }조합
slip-boosted-odds = 부스트 배당률

## 베팅 슬립: 베팅할 수 없는 이유

slip-stake-empty = 베팅금을 입력하세요.
slip-stake-negative = 베팅금은 음수일 수 없습니다.
slip-stake-exponent = 1000처럼 금액 전체를 입력하세요.
slip-stake-not_a_number = 숫자로 금액을 입력하세요. 예: { $example }
slip-stake-too_precise = { $decimals ->
    [0] { $currency }: 소수점 없이 정수로 입력하세요.
   *[other] { $currency }: 소수점 이하 { $decimals }자리까지 입력할 수 있습니다.
}
slip-stake-too_large = 금액이 너무 큽니다.
slip-stake-not-positive = 베팅금은 0보다 커야 합니다.
slip-stake-below-min = 최소 베팅금은 { $amount }입니다.
slip-stake-above-max = 최대 베팅금은 { $amount }입니다.
slip-stake-own-limit = 직접 설정한 한도에서 베팅할 수 있는 금액은 { $amount }입니다.
slip-stake-own-limit-until = 직접 설정한 한도에서 베팅할 수 있는 금액은 { $amount }입니다. 초기화: { $moment }.
slip-stake-above-balance = 잔액은 { $amount }입니다. 베팅금을 낮추세요.
slip-balance-empty = 잔액은 { $amount }입니다.
slip-currency-unlisted = 여기서는 { $currency }(으)로 베팅할 수 없습니다.
slip-deposit = 입금
slip-blocked-suspended = 선택 { $count }개가 일시 중단되었습니다. 재개될 때까지 기다리거나 삭제하세요.
slip-changed = 배당률 { $count }개가 변동되었습니다. 계속하기 전에 확인하세요.
slip-gone = 선택 { $count }개는 더 이상 제공되지 않습니다.
slip-conflict-same_match = 같은 경기의 선택이 2개 있습니다. 하나를 삭제해야 계속할 수 있습니다.
slip-conflict-outright = 같은 대회의 선택이 2개 있습니다. 하나를 삭제해야 계속할 수 있습니다.
slip-conflict-joinable = 같은 경기의 선택이 2개 있습니다. 벳 빌더로 만들거나 하나를 삭제하세요.
slip-conflict-mixed_providers = 이 선택들은 하나의 베팅으로 조합할 수 없습니다. 하나를 삭제해야 계속할 수 있습니다.
slip-conflict-system_provider = 시스템 베팅이 불가능한 선택이 있습니다. 삭제하거나 다른 유형을 고르세요.
slip-conflict-custom_bet_match = 벳 빌더는 한 경기의 선택만 조합합니다. 나머지를 삭제해야 계속할 수 있습니다.
slip-conflict-custom_bet_alone = 벳 빌더는 단독으로 베팅합니다. 다른 선택을 삭제해야 계속할 수 있습니다.
slip-custom-disabled = 현재 벳 빌더 베팅을 받지 않습니다.
slip-custom-too-short = 벳 빌더에는 선택이 2개 이상 필요합니다.
slip-custom-odds-missing = 이 벳 빌더의 배당률을 불러오는 중입니다.
slip-custom-changed = 벳 빌더의 배당률이 변동되었습니다. 계속하기 전에 확인하세요.
slip-return-too-small = 이 베팅의 적중금은 베팅금보다 많을 수 없습니다.
slip-freebet-pending = 이 베팅에 무료 베팅을 쓸 수 있는지 확인 중입니다. 본인 베팅금을 입력할 수도 있습니다.

## 베팅 슬립: 버튼

slip-accept = 변동 수락
slip-accept-remove = 변동 수락하고 { $count }개 삭제
slip-accept-only-remove = 선택 { $count }개 삭제
slip-sign-in = 로그인하고 베팅
slip-offline = 연결 없음
slip-place = { $count ->
    [1] 베팅하기 · { $amount }
   *[other] { $count }건 베팅하기 · { $amount }
}
slip-place-freebet = { $count ->
    [1] 무료 베팅 사용 · { $amount }
   *[other] 무료 베팅 { $count }건 사용 · { $amount }
}
slip-place-both = { $count ->
    [1] 베팅하기 · { $amount } + 무료 베팅 { $free }
   *[other] { $count }건 베팅하기 · { $amount } + 무료 베팅 { $free }
}
slip-place-empty = { $count ->
    [1] 베팅하기
   *[other] { $count }건 베팅하기
}
slip-placing = { $count ->
    [1] 베팅하는 중…
   *[other] { $count }건 베팅하는 중…
}

## 베팅 슬립: 결과

slip-error-invalid-odds = 베팅하는 중 배당률이 변동되었습니다. 새 배당률을 확인하고 다시 베팅하세요.
slip-error-invalid-custom-odds = 이 벳 빌더의 배당률이 변동되었습니다. 새 배당률을 확인하고 다시 베팅하세요.
slip-error-suspended = 베팅하는 중 선택이 일시 중단되었습니다. 베팅이 완료되지 않았습니다.
slip-error-funds = 잔액이 베팅금보다 적습니다. 베팅이 완료되지 않았습니다.
slip-error-stake = 이 베팅금은 받을 수 없습니다. 베팅이 완료되지 않았습니다.
slip-error-not-placed = 베팅이 완료되지 않았으며 잔액도 차감되지 않았습니다. 다시 베팅할 수 있습니다.
slip-error-maybe-placed = 동일한 베팅이 두 건 이상 있어 베팅이 완료되었는지 확인할 수 없습니다. 다시 베팅하기 전에 ‘내 베팅’을 확인하세요.
slip-other-player = 다른 사용자로 로그인되어 있습니다
slip-other-player-text = 베팅이 완료되지 않았습니다. 페이지 상단에서 계정을 확인한 후 다시 베팅하세요.
slip-error-default = 베팅이 완료되지 않았습니다. 다시 시도해 주세요.
slip-unanswered-title = 베팅이 완료되었는지 아직 확인되지 않았습니다
slip-unanswered-text = 응답이 없습니다. 중복 베팅이 되지 않도록 베팅을 조회하고 있습니다. 최대 { $seconds }초까지 걸릴 수 있습니다.
slip-unanswered-waiting = 베팅을 조회하지 못했습니다. 연결을 확인한 후 다시 조회하세요.
slip-unanswered-looking = 베팅 조회 중…
slip-unanswered-look = 다시 조회
slip-receipt-lost-text = 응답은 도중에 유실되었지만, 베팅은 접수되었으며 중복 접수되지 않았습니다.
slip-receipt-ref = 베팅 번호
slip-keep = 선택 유지
slip-done = 완료
slip-error-municipality = 프로필에 거주 시·군이 없습니다. 추가한 후 다시 베팅하세요.
slip-error-win-too-small = 이 배당률로는 적중금이 베팅금보다 많을 수 없습니다. 베팅이 완료되지 않았습니다.
slip-error-elsewhere = 다른 탭에서 베팅하는 중입니다. 끝난 후 다시 베팅하세요.
slip-receipt-placed = { $count ->
    [1] 베팅 완료
   *[other] 베팅 { $count }건 완료
}
slip-receipt-placed-text = { $count ->
    [1] ‘내 베팅’에서 확인하세요.
   *[other] 모두 ‘내 베팅’에서 확인하세요.
}
slip-receipt-checking = { $count ->
    [1] 베팅 접수됨, 확인 중
   *[other] 베팅 { $count }건 접수됨, 확인 중
}
slip-receipt-checking-text = 아직 완료되지 않았습니다. 결과는 보통 몇 초 안에 여기와 ‘내 베팅’에 표시됩니다.
slip-receipt-review = { $count ->
    [1] 베팅 접수됨, 확인 중
   *[other] 베팅 { $count }건 접수됨, 확인 중
}
slip-receipt-review-text = 아직 완료되지 않았습니다. 트레이더가 먼저 확인하며, 결과는 여기와 ‘내 베팅’에 표시됩니다.
slip-receipt-rejected = 베팅이 거절되었습니다
slip-receipt-rejected-text = 베팅이 수락되기 전에 배당률이나 마켓이 변동되었습니다. 베팅금은 잔액으로 돌려드렸습니다.
slip-receipt-missing = 베팅 { $count }건은 완료되지 않았으며 차감된 금액도 없습니다.
slip-receipt-moved = 설정에 따라 변동된 배당률로 수락되었습니다.
slip-placed-view = 보기
slip-placed-close = 이 메시지 닫기

## 베팅 슬립: 보너스

slip-bonus = 보너스
slip-bonus-none = 보너스 없음
slip-bonus-comboboost = 조합 부스트
slip-boost-next = { $boost }까지 배당률 { $odds } 이상 선택 { $count }개 더
slip-bonus-freebet = 무료 베팅
slip-bonus-freebet_only_win = 무료 베팅(수익만)
slip-bonus-freebet_all_win = 무료 베팅(베팅금과 수익)
slip-bonus-freebet_no_risk = 베팅금을 무료 베팅으로 환급
slip-bonus-hunting = 헌트
slip-bonus-tournament = 토너먼트
slip-bonus-lootbox = 럭키박스
slip-bonus-about-comboboost = 이 조합의 배당률을 높여 줍니다.
slip-bonus-about-freebet = 베팅금은 당사가 부담합니다. 적중하면 베팅금을 제외한 수익을 받습니다.
slip-bonus-about-freebet_only_win = 베팅금은 당사가 부담합니다. 적중하면 베팅금을 제외한 수익을 받습니다.
slip-bonus-about-freebet_all_win = 베팅금은 당사가 부담합니다. 적중하면 베팅금과 수익을 모두 받습니다.
slip-bonus-about-freebet_no_risk = 베팅금은 본인이 부담합니다. 미적중 시 베팅금이 무료 베팅으로 환급됩니다.
slip-bonus-about-hunting = 이 베팅으로 헌트 포인트가 적립됩니다.
slip-bonus-about-tournament = 이 베팅으로 토너먼트 포인트가 적립됩니다.
slip-bonus-about-lootbox = 이 베팅으로 럭키박스 포인트가 적립됩니다.

## 베팅 슬립: 빠른 베팅

slip-quick-bet-stake = 빠른 베팅
slip-quick-bet-ready = 켜짐: 배당률을 한 번 탭하면 즉시 { $amount } 베팅됩니다.
slip-quick-bet-not-approved = 베팅금을 입력하고 빠른 베팅을 켜세요. 그때까지 배당률은 슬립에 추가됩니다.
slip-quick-bet-approve = 빠른 베팅 켜기 · { $amount }
slip-quick-bet-approve-empty = 베팅금 입력
slip-quick-bet-placing = { $event }, { $market }: { $name }({ $odds }) · { $amount } 베팅하는 중…
slip-quick-bet-placed = 빠른 베팅 완료
slip-quick-bet-checking = 빠른 베팅 접수됨, 확인 중
slip-quick-bet-review = 빠른 베팅 접수됨, 확인 중
slip-quick-bet-rejected = 빠른 베팅이 거절되었습니다
slip-quick-bet-error = 빠른 베팅이 완료되지 않았습니다
slip-quick-bet-text = { $event } · { $market }: { $name }({ $odds }) · { $amount }
slip-quick-bet-on = 빠른 베팅 켜짐 · { $amount }
slip-quick-bet-off = 끄기
slip-quick-bet-idle = 빠른 베팅이 꺼졌습니다
slip-quick-bet-idle-text = { $minutes }분 동안 빠른 베팅이 없었습니다. 슬립에서 다시 켤 수 있습니다.

## 베팅 슬립: 공유

slip-share-converted = 공유된 베팅금이 환산되었습니다: { $from } → { $to }.
slip-code-loading = 공유된 베팅을 여는 중…
slip-code-not_found = 베팅을 찾을 수 없습니다. 코드를 확인하세요.
slip-code-nothing_left = 이 베팅의 선택은 모두 제공이 종료되었습니다. 다른 베팅을 시도하세요.
slip-code-later = 공유된 베팅을 열 수 없습니다. 나중에 다시 시도하세요.
slip-code-close = 닫기
slip-code-ask = 공유된 베팅에 선택 { $count }개가 있으며, 슬립이 비어 있지 않습니다. 추가할까요, 아니면 슬립을 교체할까요?
slip-code-answer-add = 내 슬립에 추가
slip-code-answer-replace = 내 슬립 교체
slip-code-answer-cancel = 그대로 두기

## 베팅 슬립: 설정

slip-settings = 슬립 설정
slip-accept-mode = 베팅 중 배당률이 변동되면
slip-accept-mode-none = 변동될 때마다 확인
slip-accept-mode-higher = 상승은 수락, 하락은 확인
slip-accept-mode-any = 모든 변동 수락
slip-quick-own = 나의 빠른 금액({ $currency })
slip-quick-own-field = 빠른 금액 { $number }
slip-quick-save = 금액 저장
slip-quick-saved = 금액이 저장되었습니다.
slip-quick-invalid = 각 금액은 0보다 큰 숫자로 입력하거나 비워 두세요.
slip-settings-failed = 설정을 저장하지 못했습니다. 다시 시도해 주세요.
slip-odds-format = 배당률 표시 방식
slip-odds-format-european = 소수
slip-odds-format-british = 분수
slip-odds-format-american = 미국식
slip-odds-format-hongkong = 홍콩식
slip-odds-format-malaysian = 말레이식
slip-odds-format-indonesian = 인도네시아식
