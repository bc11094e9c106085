### The calculation of a payout.

sum-stake = Stawka
sum-stake-free = Stawka z freebetu
sum-lines = { $count ->
    [one] { $count } kombinacja po { $win }: stawka na kombinację
    [few] { $count } kombinacje po { $win }: stawka na każdą
    [many] { $count } kombinacji po { $win }: stawka na każdą
   *[other] { $count } kombinacji po { $win }: stawka na każdą
}
sum-line = Kombinacja { $number }
sum-more-lines = { $count ->
    [one] Jeszcze { $count } kombinacja
    [few] Jeszcze { $count } kombinacje łącznie
    [many] Jeszcze { $count } kombinacji łącznie
   *[other] Jeszcze { $count } kombinacji łącznie
}
sum-half_win = Wygrany w połowie: ({ $odds } + 1) ÷ 2
sum-refund = Unieważniony: stawka wraca, liczy się jako 1
sum-half_lose = Przegrany w połowie: liczy się połowa
sum-lose = Przegrany: liczy się jako 0
sum-custom-odds = Kurs BetBuildera
sum-odds = Kurs łączny, dokładny
sum-mean = Średni kurs kombinacji
sum-boost = Bonus AKO
sum-product = Stawka × kurs
sum-stake-kept = Stawka z freebetu nie jest zwracana
sum-now = Po obecnych kursach
sum-cut = Nasza część
sum-rounded = { $decimals ->
    [0] Zaokrąglone raz do pełnej kwoty
    [one] Zaokrąglone raz do { $decimals } miejsca po przecinku
    [few] Zaokrąglone raz do { $decimals } miejsc po przecinku
    [many] Zaokrąglone raz do { $decimals } miejsc po przecinku
   *[other] Zaokrąglone raz do { $decimals } miejsca po przecinku
}
sum-capped = Ograniczone do maksymalnej wypłaty
sum-possible = Możliwa wygrana
sum-returned = Otrzymano
sum-winnings = Zysk
sum-loss = Wynik netto
sum-freebet-back = Zwrot stawki jako freebet
