### The calculation of a payout.

sum-stake = Insats
sum-stake-free = Gratisspelets insats
sum-lines = { $count ->
    [one] { $count } rad med { $win }: insats på raden
   *[other] { $count } rader med { $win }: insats per rad
}
sum-line = Rad { $number }
sum-more-lines = { $count ->
    [one] { $count } rad till
   *[other] { $count } rader till, tillsammans
}
sum-half_win = Halv vinst: ({ $odds } + 1) ÷ 2
sum-refund = Ogiltigt: insatsen tillbaka, räknas som 1
sum-half_lose = Halv förlust: räknas till hälften
sum-lose = Förlust: räknas som 0
sum-custom-odds = Odds för Bet Builder
sum-odds = Totalodds, exakt
sum-mean = Genomsnittsodds per rad
sum-boost = Boost
sum-product = Insats × odds
sum-stake-kept = Gratisspelets insats betalas inte ut
sum-now = Till nuvarande odds
sum-cut = Vår andel
sum-rounded = { $decimals ->
    [0] Slutbeloppet avrundat till ett helt belopp
    [one] Slutbeloppet avrundat till { $decimals } decimal
   *[other] Slutbeloppet avrundat till { $decimals } decimaler
}
sum-capped = Begränsat till högsta utbetalning
sum-possible = Möjlig utbetalning
sum-returned = Utbetalning
sum-winnings = Vinst
sum-loss = Nettoresultat
sum-freebet-back = Insatsen tillbaka som gratisspel
