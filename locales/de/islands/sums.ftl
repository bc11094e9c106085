### The calculation of a payout.

sum-stake = Einsatz
sum-stake-free = Einsatz der Gratiswette
sum-lines = { $count ->
    [one] { $count } Reihe à { $win }: Einsatz der Reihe
   *[other] { $count } Reihen à { $win }: Einsatz je Reihe
}
sum-line = Reihe { $number }
sum-more-lines = { $count ->
    [one] { $count } weitere Reihe
   *[other] { $count } weitere Reihen zusammen
}
sum-half_win = Halb gewonnen: ({ $odds } + 1) ÷ 2
sum-refund = Annulliert: Einsatz zurück, zählt als 1
sum-half_lose = Halb verloren: zählt zur Hälfte
sum-lose = Verloren: zählt als 0
sum-custom-odds = Bet-Builder-Quote
sum-odds = Gesamtquote, genau
sum-mean = Durchschnittsquote pro Reihe
sum-boost = Boost
sum-product = Einsatz × Quote
sum-stake-kept = Einsatz der Gratiswette wird nicht ausgezahlt
sum-now = Zu den jetzigen Quoten
sum-cut = Unser Anteil
sum-rounded = { $decimals ->
    [0] Einmal auf einen ganzen Betrag gerundet
    [one] Einmal auf { $decimals } Nachkommastelle gerundet
   *[other] Einmal auf { $decimals } Nachkommastellen gerundet
}
sum-capped = Auf die Höchstauszahlung begrenzt
sum-possible = Mögliche Auszahlung
sum-returned = Auszahlung
sum-winnings = Gewinn
sum-loss = Nettoergebnis
sum-freebet-back = Einsatz zurück als Gratiswette
