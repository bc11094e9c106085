### Ukubalwa kwenkokhelo.

sum-stake = Imali yebhethi
sum-stake-free = Imali yebhethi yamahhala
sum-lines = { $count ->
    [one] Umugqa ongu-{ $count } ({ $win }): imali emugqeni
   *[other] Imigqa engu-{ $count } ({ $win }): imali emugqeni ngamunye
}
sum-line = Umugqa { $number }
sum-more-lines = { $count ->
    [one] Omunye umugqa ongu-{ $count }
   *[other] Eminye imigqa engu-{ $count } isihlangene
}
sum-half_win = Uhhafu uwinile: ({ $odds } + 1) ÷ 2
sum-refund = Kuchithiwe: imali iyabuya, kubalwa njengo-1
sum-half_lose = Uhhafu ulahlekile: kubalwa njengohhafu
sum-lose = Kulahlekile: kubalwa njengo-0
sum-custom-odds = Ama-odds e-Bet Builder
sum-odds = Ama-odds esewonke, ngqo
sum-mean = Ama-odds ayisilinganiso omugqa
sum-boost = I-Boost
sum-product = Imali × ama-odds
sum-stake-kept = Imali yebhethi yamahhala ayibuyi
sum-now = Ngama-odds amanje
sum-cut = Ingxenye yethu
sum-rounded = { $decimals ->
    [0] Kusondezwe kanye enanini eliphelele
    [one] Kusondezwe kanye edesimalini elingu-{ $decimals }
   *[other] Kusondezwe kanye emadesimalini angu-{ $decimals }
}
sum-capped = Kunqunyelwe enkokhelweni ephezulu kunazo zonke
sum-possible = Ongakuthola
sum-returned = Okutholiwe
sum-winnings = Inzuzo
sum-loss = Inzuzo/ukulahlekelwa
sum-freebet-back = Imali ibuya njengebhethi yamahhala
