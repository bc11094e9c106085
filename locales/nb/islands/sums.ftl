### The calculation of a payout.

sum-stake = Innsats
sum-stake-free = Gratisspillets innsats
sum-lines = { $count ->
    [one] { $count } rekke med { $win }: innsats på rekken
   *[other] { $count } rekker med { $win }: innsats per rekke
}
sum-line = Rekke { $number }
sum-more-lines = { $count ->
    [one] { $count } rekke til
   *[other] { $count } rekker til, til sammen
}
sum-half_win = Halvt vunnet: ({ $odds } + 1) ÷ 2
sum-refund = Ugyldig: innsats tilbake, teller som 1
sum-half_lose = Halvt tapt: teller halvt
sum-lose = Tapt: teller som 0
sum-custom-odds = Bet Builder-odds
sum-odds = Totalodds, nøyaktig
sum-mean = Gjennomsnittsodds per rekke
sum-boost = Boost
sum-product = Innsats × odds
sum-stake-kept = Gratisspillets innsats utbetales ikke
sum-now = Til dagens odds
sum-cut = Vår andel
sum-rounded = { $decimals ->
    [0] Sluttbeløpet avrundet til et helt beløp
    [one] Sluttbeløpet avrundet til { $decimals } desimal
   *[other] Sluttbeløpet avrundet til { $decimals } desimaler
}
sum-capped = Begrenset til maksimal utbetaling
sum-possible = Mulig utbetaling
sum-returned = Utbetaling
sum-winnings = Gevinst
sum-loss = Nettoresultat
sum-freebet-back = Innsats tilbake som gratisspill
