### Calcolo di una vincita.

sum-stake = Puntata
sum-stake-free = Puntata freebet
sum-lines = { $count ->
    [one] { $count } colonna da { $win }: puntata sulla colonna
   *[other] { $count } colonne da { $win }: puntata su ogni colonna
}
sum-line = Colonna { $number }
sum-more-lines = { $count ->
    [one] Ancora { $count } colonna
   *[other] Ancora { $count } colonne, insieme
}
sum-half_win = Mezza vinta: ({ $odds } + 1) ÷ 2
sum-refund = Annullata: puntata rimborsata, vale 1
sum-half_lose = Mezza persa: vale la metà
sum-lose = Persa: vale 0
sum-custom-odds = Quota bet builder
sum-odds = Quota totale esatta
sum-mean = Quota media per colonna
sum-boost = Maggiorazione
sum-product = Puntata × quota
sum-stake-kept = Puntata freebet non restituita
sum-now = Alle quote attuali
sum-cut = La nostra parte
sum-rounded = { $decimals ->
    [0] Arrotondato una volta a un importo intero
    [one] Arrotondato una volta a { $decimals } decimale
   *[other] Arrotondato una volta a { $decimals } decimali
}
sum-capped = Limitato alla vincita massima
sum-possible = Vincita potenziale
sum-returned = Accreditato
sum-winnings = Vincita netta
sum-loss = Risultato netto
sum-freebet-back = Puntata restituita in freebet
