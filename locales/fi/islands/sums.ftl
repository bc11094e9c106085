### The calculation of a payout.

sum-stake = Panos
sum-stake-free = Ilmaisvedon panos
sum-lines = { $count ->
    [one] { $count } rivi, valintoja { $win }: rivin panos
   *[other] { $count } riviä, valintoja { $win }: panos per rivi
}
sum-line = Rivi { $number }
sum-more-lines = { $count ->
    [one] Vielä { $count } rivi
   *[other] Vielä { $count } riviä yhteensä
}
sum-half_win = Puolivoitto: ({ $odds } + 1) ÷ 2
sum-refund = Mitätöity: panos takaisin, kerroin 1
sum-half_lose = Puolitappio: lasketaan puoleksi
sum-lose = Hävitty: kerroin 0
sum-custom-odds = Bet Builder -kerroin
sum-odds = Kokonaiskerroin, tarkka
sum-mean = Keskikerroin riviä kohden
sum-boost = Korotus
sum-product = Panos × kerroin
sum-stake-kept = Ilmaisvedon panosta ei makseta
sum-now = Nykyisillä kertoimilla
sum-cut = Meidän osuutemme
sum-rounded = { $decimals ->
    [0] Pyöristetty kerran kokonaiseen summaan
    [one] Pyöristetty kerran { $decimals } desimaaliin
   *[other] Pyöristetty kerran { $decimals } desimaaliin
}
sum-capped = Rajattu enimmäisvoittoon
sum-possible = Mahdollinen voitto
sum-returned = Maksettu
sum-winnings = Nettovoitto
sum-loss = Nettotulos
sum-freebet-back = Panos takaisin ilmaisvetona
