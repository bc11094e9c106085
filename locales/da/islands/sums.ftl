### The calculation of a payout.

sum-stake = Indsats
sum-stake-free = Freebettets indsats
sum-lines = { $count ->
    [one] { $count } række med { $win }: indsats på rækken
   *[other] { $count } rækker med { $win }: indsats pr. række
}
sum-line = Række { $number }
sum-more-lines = { $count ->
    [one] { $count } række mere
   *[other] { $count } rækker mere i alt
}
sum-half_win = Halvt vundet: ({ $odds } + 1) ÷ 2
sum-refund = Ugyldigt: indsats retur, tæller som 1
sum-half_lose = Halvt tabt: tæller halvt
sum-lose = Tabt: tæller som 0
sum-custom-odds = Bet Builder-odds
sum-odds = Samlet odds, præcist
sum-mean = Gennemsnitligt odds pr. række
sum-boost = Boost
sum-product = Indsats × odds
sum-stake-kept = Freebettets indsats udbetales ikke
sum-now = Til de aktuelle odds
sum-cut = Vores andel
sum-rounded = { $decimals ->
    [0] Slutbeløbet afrundet til et helt beløb
    [one] Slutbeløbet afrundet til { $decimals } decimal
   *[other] Slutbeløbet afrundet til { $decimals } decimaler
}
sum-capped = Begrænset til den maksimale udbetaling
sum-possible = Mulig udbetaling
sum-returned = Udbetaling
sum-winnings = Gevinst
sum-loss = Nettoresultat
sum-freebet-back = Indsats retur som freebet
