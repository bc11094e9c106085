### 지급액 계산.

sum-stake = 베팅금
sum-stake-free = 무료 베팅 금액
sum-lines = { $win }개씩 { $count }조합: 조합당 베팅금
sum-line = 조합 { $number }
sum-more-lines = 나머지 { $count }조합 합계
sum-half_win = 절반 적중: ({ $odds } + 1) ÷ 2
sum-refund = 무효: 베팅금 환급, 1로 계산
sum-half_lose = 절반 미적중: 절반으로 계산
sum-lose = 미적중: 0으로 계산
sum-custom-odds = 벳 빌더 배당률
sum-odds = 총 배당률(정확한 값)
sum-mean = 조합당 평균 배당률
sum-boost = 부스트
sum-product = 베팅금 × 배당률
sum-stake-kept = 무료 베팅 금액은 지급되지 않음
sum-now = 현재 배당률 기준
sum-cut = 당사 몫
sum-rounded = { $decimals ->
    [0] 한 번만 정수로 반올림
   *[other] 한 번만 소수점 이하 { $decimals }자리로 반올림
}
sum-capped = 최대 지급액 적용
sum-possible = 예상 적중금
sum-returned = 지급액
sum-winnings = 수익
sum-loss = 순손익
sum-freebet-back = 베팅금을 무료 베팅으로 환급
