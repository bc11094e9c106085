### The calculation of a payout. Loaded when it is opened.

sum-stake = Stake
sum-stake-free = Stake, given as a freebet
sum-lines = { $count ->
    [one] { $count } line of { $win }: stake on it
   *[other] { $count } lines of { $win }: stake on each
}
sum-line = Line { $number }
sum-more-lines = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines together
}
sum-half_win = Half won: ({ $odds } + 1) ÷ 2
sum-refund = Void: stake back, counts as 1
sum-half_lose = Half lost: counts as a half
sum-lose = Lost: counts as 0
sum-custom-odds = Odds of the bet builder
sum-odds = Total odds, exact
sum-mean = Mean of all lines
sum-boost = Boost
sum-product = Stake × odds
sum-stake-kept = The freebet itself is not paid out
sum-rounded = { $decimals ->
    [0] Rounded once to a whole amount
    [one] Rounded once to { $decimals } decimal
   *[other] Rounded once to { $decimals } decimals
}
sum-capped = Limited to the maximum payout
sum-possible = Possible return
sum-returned = Return
sum-winnings = Of which winnings
sum-loss = Net result
sum-freebet-back = Comes back as a freebet
