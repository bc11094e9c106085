### My bets.

bets-sign-in = Zaloguj się, aby zobaczyć swoje zakłady.
bets-sign-in-button = Zaloguj się
bets-filter = Filtruj zakłady
bets-filter-all = Wszystkie
bets-filter-open = Otwarte
bets-filter-settled = Rozliczone
bets-result-win = Wygrane
bets-result-lose = Przegrane
bets-result-refund = Zwroty
bets-live = Na żywo
bets-score = Wynik
bets-half-time = Przerwa
bets-pause = Przerwa
bets-finished = Wynik końcowy
bets-loading = Wczytujemy Twoje zakłady…
bets-count = { $count ->
    [one] { $count } zakład
    [few] { $count } zakłady
    [many] { $count } zakładów
   *[other] { $count } zakładu
}
bets-empty-all = Nie masz jeszcze zakładów. Tu pojawią się te, które postawisz.
bets-empty-open = Nie masz otwartych zakładów.
bets-empty-settled = Nie masz jeszcze rozliczonych zakładów.
bets-empty-win = Nie masz jeszcze wygranych zakładów.
bets-empty-lose = Nie masz przegranych zakładów.
bets-empty-refund = Nie masz zakładów ze zwrotem stawki.
bets-failed = Nie udało się wczytać Twoich zakładów.
bets-retry = Spróbuj ponownie
bets-older = Pokaż starsze zakłady
bets-loading-older = Wczytujemy starsze zakłady…
bets-stake = Stawka
bets-freebet = Freebet
bets-odds = Kurs
bets-boosted-odds = Podbity kurs
bets-possible-return = Możliwa wygrana
bets-returned = Otrzymano
bets-cashed-out = Cashout
bets-ref = Nr zakładu: { $ref }
bets-loading-sum = Obliczamy…
bets-differs-open = Zakład zapisano z możliwą wygraną { $told }; według naszych obliczeń to { $ours }. Obowiązuje zapisana kwota.
bets-differs-settled = Za ten zakład wypłacono { $told }; według naszych obliczeń to { $ours }. Skontaktuj się z obsługą i podaj numer zakładu.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Brak oferty cashoutu w tej chwili
bets-cashout-question = Wypłacić { $amount } już teraz? Zakład się zakończy, a Ty zrezygnujesz z możliwej wygranej { $possible }.
bets-cashout-gain = O { $difference } więcej niż stawka
bets-cashout-loss = O { $difference } mniej niż stawka
bets-cashout-even = Dokładnie Twoja stawka
bets-cashout-changed = Oferta się zmieniła: { $from } → { $to }
bets-cashout-confirm = Cashout { $amount }
bets-cashout-keep = Zostaw zakład
bets-part-amount = Kwota cashoutu
bets-part-question = Wypłacić { $amount } już teraz za { $part } stawki? { $rest } zostaje w grze, z możliwą wygraną { $possible }.
bets-part-done = Cashout { $amount } za { $part } stawki
bets-order = Automatyczny cashout
bets-order-amount = Cashout, gdy tylko oferta osiągnie
bets-order-range = Więcej niż { $offer }, najwyżej { $possible }
bets-order-note = Tylko gdy strona tego serwisu jest otwarta i widoczna. W tle, bez połączenia lub po zamknięciu cashout nie zostanie wykonany.
bets-order-set = Włącz
bets-order-waits = Automatyczny cashout od { $amount }
bets-order-cancel = Wyłącz
bets-cashout-withdrawn = W tej chwili nie ma oferty. Cashout nie został wykonany.
bets-cashout-processing = Trwa cashout { $amount }…
bets-cashout-in-progress = Trwa cashout…
bets-cashout-refused = Cashout nie został wykonany. Twój zakład nadal trwa.
bets-cashout-close = Zamknij
bets-cashout-unanswered = Nie wiemy jeszcze, czy cashout tego zakładu się powiódł. Sprawdzamy to, zanim spróbujesz ponownie.
bets-cashout-look = Sprawdź ponownie
bets-cashout-looking = Sprawdzamy Twój zakład…
bets-cashout-not-done = Cashout niewykonany
bets-cashout-not-done-text = Twój zakład nadal trwa. Możesz spróbować ponownie.
bets-cashout-done = Cashout wykonany: { $amount }
bets-cashout-done-text = Kwota jest na Twoim saldzie.
bets-reuse = Postaw ponownie
bets-reuse-gone = Żaden z tych typów nie jest już dostępny.
bets-reuse-failed = Nie udało się wczytać aktualnych kursów. Spróbuj ponownie.
bets-reuse-some-gone = { $count ->
    [one] { $count } typ nie jest już dostępny
    [few] { $count } typy nie są już dostępne
    [many] { $count } typów nie jest już dostępnych
   *[other] { $count } typu nie jest już dostępne
}
bets-statement = Zestawienie
bets-from = Od
bets-to = Do
bets-print = Drukuj
bets-csv = Pobierz CSV
bets-net = Wynik netto
