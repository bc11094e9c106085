### The calculation of a payout.

sum-stake = Vklad
sum-stake-free = Vklad z freebetu
sum-lines = { $count ->
    [one] { $count } kombinace po { $win }: vklad na kombinaci
    [few] { $count } kombinace po { $win }: vklad na každou
   *[other] { $count } kombinací po { $win }: vklad na každou
}
sum-line = Kombinace { $number }
sum-more-lines = { $count ->
    [one] Ještě { $count } kombinace
    [few] Ještě { $count } kombinace dohromady
   *[other] Ještě { $count } kombinací dohromady
}
sum-half_win = Poloviční výhra: ({ $odds } + 1) ÷ 2
sum-refund = Neplatný tip: vklad se vrací, počítá se jako 1
sum-half_lose = Poloviční prohra: počítá se polovina
sum-lose = Prohra: počítá se jako 0
sum-custom-odds = Kurz BetBuilderu
sum-odds = Celkový kurz, přesně
sum-mean = Průměrný kurz kombinace
sum-boost = Bonus k AKO
sum-product = Vklad × kurz
sum-stake-kept = Vklad z freebetu se nevrací
sum-now = Při současných kurzech
sum-cut = Náš podíl
sum-rounded = { $decimals ->
    [0] Jednou zaokrouhleno na celou částku
    [one] Jednou zaokrouhleno na { $decimals } desetinné místo
    [few] Jednou zaokrouhleno na { $decimals } desetinná místa
   *[other] Jednou zaokrouhleno na { $decimals } desetinných míst
}
sum-capped = Omezeno na maximální výplatu
sum-possible = Možná výhra
sum-returned = Výplata
sum-winnings = Čistá výhra
sum-loss = Čistý výsledek
sum-freebet-back = Vklad zpět jako freebet
