### The calculation of a payout.

sum-stake = Tét
sum-stake-free = Freebet tétje
sum-lines = { $count ->
    [one] { $count } kombináció, tippek száma: { $win }; tét a kombináción
   *[other] { $count } kombináció, tippek száma: { $win }; tét kombinációnként
}
sum-line = { $number }. kombináció
sum-more-lines = { $count ->
    [one] További { $count } kombináció
   *[other] További { $count } kombináció együtt
}
sum-half_win = Félig nyertes: ({ $odds } + 1) ÷ 2
sum-refund = Érvénytelen: a tét visszajár, oddsa 1
sum-half_lose = Félig vesztes: félnek számít
sum-lose = Vesztes: szorzója 0
sum-custom-odds = BetBuilder odds
sum-odds = Eredő odds, pontosan
sum-mean = Átlagos odds kombinációnként
sum-boost = Kombibónusz
sum-product = Tét × odds
sum-stake-kept = A freebet tétje nem jár vissza
sum-now = A jelenlegi oddsokkal
sum-cut = A mi részünk
sum-rounded = { $decimals ->
    [0] Egyszer kerekítve, egész összegre
    [one] Egyszer kerekítve, { $decimals } tizedesjegyre
   *[other] Egyszer kerekítve, { $decimals } tizedesjegyre
}
sum-capped = A legnagyobb kifizetés korlátozza
sum-possible = Várható nyeremény
sum-returned = Kifizetés
sum-winnings = Nettó nyeremény
sum-loss = Nettó eredmény
sum-freebet-back = Tét vissza freebetként
