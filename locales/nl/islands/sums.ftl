### The calculation of a payout.

sum-stake = Inzet
sum-stake-free = Inzet van de free bet
sum-lines = { $count ->
    [one] { $count } combinatie van { $win }: inzet op de combinatie
   *[other] { $count } combinaties van { $win }: inzet per combinatie
}
sum-line = Combinatie { $number }
sum-more-lines = { $count ->
    [one] Nog { $count } combinatie
   *[other] Nog { $count } combinaties samen
}
sum-half_win = Half gewonnen: ({ $odds } + 1) ÷ 2
sum-refund = Ongeldig: inzet terug, telt als 1
sum-half_lose = Half verloren: telt voor de helft
sum-lose = Verloren: telt als 0
sum-custom-odds = Odds van de Bet Builder
sum-odds = Totale odds, exact
sum-mean = Gemiddelde odds per combinatie
sum-boost = Boost
sum-product = Inzet × odds
sum-stake-kept = Inzet van de free bet wordt niet uitbetaald
sum-now = Tegen de huidige odds
sum-cut = Ons aandeel
sum-rounded = { $decimals ->
    [0] Eén keer afgerond op een heel bedrag
    [one] Eén keer afgerond op { $decimals } decimaal
   *[other] Eén keer afgerond op { $decimals } decimalen
}
sum-capped = Begrensd op de maximale uitbetaling
sum-possible = Mogelijke uitbetaling
sum-returned = Uitbetaling
sum-winnings = Winst
sum-loss = Nettoresultaat
sum-freebet-back = Inzet terug als free bet
