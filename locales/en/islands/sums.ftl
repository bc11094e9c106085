### The calculation of a payout. Loaded when it is opened.

sum-stake = Stake
sum-stake-free = Free bet stake
sum-lines = { $count ->
    [one] { $count } line of { $win }: stake on the line
   *[other] { $count } lines of { $win }: stake on each line
}
sum-line = Line { $number }
sum-more-lines = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines together
}
sum-half_win = Half won: ({ $odds } + 1) ÷ 2
sum-refund = Void: stake back, counts as 1
sum-half_lose = Half lost: counts as half
sum-lose = Lost: counts as 0
sum-custom-odds = Bet builder odds
sum-odds = Total odds, exact
sum-mean = Average odds per line
sum-boost = Boost
sum-product = Stake × odds
sum-stake-kept = Free bet stake not returned
sum-now = At today’s prices
sum-cut = Our cut
sum-rounded = { $decimals ->
    [0] Rounded once to a whole amount
    [one] Rounded once to { $decimals } decimal
   *[other] Rounded once to { $decimals } decimals
}
sum-capped = Capped at the maximum payout
sum-possible = Possible return
sum-returned = Return
sum-winnings = Winnings
sum-loss = Net result
sum-freebet-back = Money back as a free bet
