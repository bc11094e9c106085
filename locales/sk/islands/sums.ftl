### The calculation of a payout.

sum-stake = Vklad
sum-stake-free = Vklad z freebetu
sum-lines = { $count ->
    [one] { $count } kombinácia po { $win }: vklad na kombináciu
    [few] { $count } kombinácie po { $win }: vklad na každú
   *[other] { $count } kombinácií po { $win }: vklad na každú
}
sum-line = Kombinácia { $number }
sum-more-lines = { $count ->
    [one] Ešte { $count } kombinácia
    [few] Ešte { $count } kombinácie spolu
   *[other] Ešte { $count } kombinácií spolu
}
sum-half_win = Polovičná výhra: ({ $odds } + 1) ÷ 2
sum-refund = Neplatný tip: vklad sa vracia, počíta sa ako 1
sum-half_lose = Polovičná prehra: počíta sa polovica
sum-lose = Prehra: počíta sa ako 0
sum-custom-odds = Kurz BetBuildera
sum-odds = Celkový kurz, presne
sum-mean = Priemerný kurz kombinácie
sum-boost = Bonus k AKO
sum-product = Vklad × kurz
sum-stake-kept = Vklad z freebetu sa nevracia
sum-now = Pri súčasných kurzoch
sum-cut = Náš podiel
sum-rounded = { $decimals ->
    [0] Raz zaokrúhlené na celú sumu
    [one] Raz zaokrúhlené na { $decimals } desatinné miesto
    [few] Raz zaokrúhlené na { $decimals } desatinné miesta
   *[other] Raz zaokrúhlené na { $decimals } desatinných miest
}
sum-capped = Obmedzené na maximálnu výplatu
sum-possible = Možná výhra
sum-returned = Výplata
sum-winnings = Čistá výhra
sum-loss = Čistý výsledok
sum-freebet-back = Vklad späť ako freebet
