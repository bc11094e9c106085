### Calcul d’un gain.

sum-stake = Mise
sum-stake-free = Mise du freebet
sum-lines = { $count ->
    [one] { $count } combinaison de { $win } : mise sur la combinaison
   *[other] { $count } combinaisons de { $win } : mise par combinaison
}
sum-line = Combinaison { $number }
sum-more-lines = { $count ->
    [one] { $count } autre combinaison
   *[other] { $count } autres combinaisons, ensemble
}
sum-half_win = À moitié gagnée : ({ $odds } + 1) ÷ 2
sum-refund = Annulée : mise rendue, compte pour 1
sum-half_lose = À moitié perdue : compte pour moitié
sum-lose = Perdue : compte pour 0
sum-custom-odds = Cote du pari sur mesure
sum-odds = Cote totale exacte
sum-mean = Cote moyenne par combinaison
sum-boost = Boost
sum-product = Mise × cote
sum-stake-kept = Mise du freebet non rendue
sum-now = Aux cotes actuelles
sum-cut = Notre part
sum-rounded = { $decimals ->
    [0] Arrondi une fois à un montant entier
    [one] Arrondi une fois à { $decimals } décimale
   *[other] Arrondi une fois à { $decimals } décimales
}
sum-capped = Limité au gain maximal
sum-possible = Gain potentiel
sum-returned = Montant reversé
sum-winnings = Gain net
sum-loss = Résultat net
sum-freebet-back = Mise rendue en freebet
