### The calculation of a payout.

sum-stake = Inset
sum-stake-free = Gratis inset
sum-lines = { $count ->
    [one] { $count } lyn van { $win }: inset op die lyn
   *[other] { $count } lyne van { $win }: inset op elke lyn
}
sum-line = Lyn { $number }
sum-more-lines = { $count ->
    [one] Nog { $count } lyn
   *[other] Nog { $count } lyne saam
}
sum-half_win = Half gewen: ({ $odds } + 1) ÷ 2
sum-refund = Nietig: inset terug, tel as 1
sum-half_lose = Half verloor: tel as die helfte
sum-lose = Verloor: tel as 0
sum-custom-odds = Wedbouerkanse
sum-odds = Totale kanse, presies
sum-mean = Gemiddelde kanse per lyn
sum-boost = Hupstoot
sum-product = Inset × kanse
sum-stake-kept = Gratis inset word nie uitbetaal nie
sum-now = Teen die kanse van nou
sum-cut = Ons aandeel
sum-rounded = { $decimals ->
    [0] Een keer tot ’n heel bedrag afgerond
    [one] Een keer tot { $decimals } desimaal afgerond
   *[other] Een keer tot { $decimals } desimale afgerond
}
sum-capped = Beperk tot die maksimum uitbetaling
sum-possible = Moontlike uitbetaling
sum-returned = Uitbetaling
sum-winnings = Wins
sum-loss = Netto resultaat
sum-freebet-back = Inset terug as gratis weddenskap
