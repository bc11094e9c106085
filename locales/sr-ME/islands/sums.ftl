### The calculation of a payout.

sum-stake = Ulog
sum-stake-free = Ulog iz freebeta
sum-lines = { $count ->
    [1] { $count } kombinacija po { $win }: ulog na kombinaciju
    [one] { $count } kombinacija po { $win }: ulog na svaku
    [few] { $count } kombinacije po { $win }: ulog na svaku
   *[other] { $count } kombinacija po { $win }: ulog na svaku
}
sum-line = Kombinacija { $number }
sum-more-lines = { $count ->
    [1] Još { $count } kombinacija
    [one] Još { $count } kombinacija ukupno
    [few] Još { $count } kombinacije ukupno
   *[other] Još { $count } kombinacija ukupno
}
sum-half_win = Pola dobitno: ({ $odds } + 1) ÷ 2
sum-refund = Poništeno: ulog se vraća, računa se kao 1
sum-half_lose = Pola gubitno: računa se polovina
sum-lose = Gubitno: računa se kao 0
sum-custom-odds = Kvota za BetBuilder
sum-odds = Ukupna kvota, tačno
sum-mean = Prosječna kvota po kombinaciji
sum-boost = Kombi bonus
sum-product = Ulog × kvota
sum-stake-kept = Ulog iz freebeta se ne vraća
sum-now = Po trenutnim kvotama
sum-cut = Naš dio
sum-rounded = { $decimals ->
    [0] Jednom zaokruženo na cio iznos
    [one] Jednom zaokruženo na { $decimals } decimalu
    [few] Jednom zaokruženo na { $decimals } decimale
   *[other] Jednom zaokruženo na { $decimals } decimala
}
sum-capped = Ograničeno na maksimalnu isplatu
sum-possible = Mogući dobitak
sum-returned = Isplata
sum-winnings = Čist dobitak
sum-loss = Neto rezultat
sum-freebet-back = Ulog nazad kao freebet
