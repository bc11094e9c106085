### Calculul unui câștig.

sum-stake = Miză
sum-stake-free = Miză freebet
sum-lines = { $count ->
    [one] { $count } variantă de { $win }: miza pe variantă
    [few] { $count } variante de { $win }: miza pe fiecare variantă
   *[other] { $count } de variante de { $win }: miza pe fiecare variantă
}
sum-line = Varianta { $number }
sum-more-lines = { $count ->
    [one] Încă { $count } variantă
    [few] Încă { $count } variante împreună
   *[other] Încă { $count } de variante împreună
}
sum-half_win = Jumătate câștigată: ({ $odds } + 1) ÷ 2
sum-refund = Anulată: miza se returnează, contează ca 1
sum-half_lose = Jumătate pierdută: contează ca jumătate
sum-lose = Pierdută: contează ca 0
sum-custom-odds = Cotă Bet Builder
sum-odds = Cotă totală exactă
sum-mean = Cotă medie pe variantă
sum-boost = Bonus combinat
sum-product = Miză × cotă
sum-stake-kept = Miza freebet nu se returnează
sum-now = La cotele actuale
sum-cut = Partea noastră
sum-rounded = { $decimals ->
    [0] Rotunjit o dată la o sumă întreagă
    [one] Rotunjit o dată la { $decimals } zecimală
    [few] Rotunjit o dată la { $decimals } zecimale
   *[other] Rotunjit o dată la { $decimals } de zecimale
}
sum-capped = Limitat la câștigul maxim
sum-possible = Câștig potențial
sum-returned = Suma returnată
sum-winnings = Câștig net
sum-loss = Rezultat net
sum-freebet-back = Miza înapoi ca freebet
