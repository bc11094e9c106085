### The calculation of a payout. Loaded when it is opened.

sum-stake = Halaga ng taya
sum-stake-free = Halaga ng freebet
sum-lines = { $count ->
    [one] { $count } kombinasyon ng { $win }: taya sa bawat isa
   *[other] { $count } na kombinasyon ng { $win }: taya sa bawat isa
}
sum-line = Kombinasyon { $number }
sum-more-lines = { $count ->
    [one] { $count } pang kombinasyon, kabuuan
   *[other] { $count } pang kombinasyon, kabuuan
}
sum-half_win = Kalahating panalo: ({ $odds } + 1) ÷ 2
sum-refund = Void: balik ang taya, bilang na 1
sum-half_lose = Kalahating talo: bilang na kalahati
sum-lose = Talo: bilang na 0
sum-custom-odds = Odds ng bet builder
sum-odds = Kabuuang odds, eksakto
sum-mean = Average na odds bawat kombinasyon
sum-boost = Boost
sum-product = Taya × odds
sum-stake-kept = Hindi ibinabalik ang halaga ng freebet
sum-now = Sa odds ngayon
sum-cut = Ang bahagi namin
sum-rounded = { $decimals ->
    [0] Ni-round nang isang beses sa buong halaga
    [one] Ni-round nang isang beses sa { $decimals } decimal
   *[other] Ni-round nang isang beses sa { $decimals } na decimal
}
sum-capped = Nilimitahan sa maximum na payout
sum-possible = Posibleng payout
sum-returned = Payout
sum-winnings = Panalunan
sum-loss = Netong resulta
sum-freebet-back = Balik-taya bilang freebet
