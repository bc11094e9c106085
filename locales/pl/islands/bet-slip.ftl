### Bet slip.

## Bet slip: the panel

slip-title = Kupon
slip-tab-slip = Kupon
slip-tab-bets = Moje zakłady
slip-close = Zamknij kupon
slip-empty-title = Twój kupon jest pusty
slip-empty-text = Dotknij kursu, aby dodać go tutaj.
slip-quick-bet = Szybki zakład
slip-code = Masz kod?
slip-code-open = Otwórz

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } typ
    [few] { $count } typy
    [many] { $count } typów
   *[other] { $count } typu
}
slip-selections-label = Typy
slip-remove = Usuń: { $name }
slip-clear = Usuń wszystkie
slip-emptied = Kupon opróżniony
slip-undo = Cofnij
slip-price-moved = { $from } → { $to } od chwili dodania
slip-price-changed = Kurs się zmienił: { $from } → { $to }
slip-moves = Zmiany kursów podczas tej wizyty
slip-suspended = Zawieszony: w tej chwili bez zakładów
slip-suspended-provider = Zawieszony: brak danych
slip-unavailable = Już niedostępny
slip-live = Na żywo
slip-bar-open = Kupon
slip-bar-singles = { $count ->
    [one] { $count } zakład solo
    [few] { $count } zakłady solo
    [many] { $count } zakładów solo
   *[other] { $count } zakładu solo
}
slip-bar-no-stake = Jeszcze bez stawki
slip-bar-remove = Usuń typ, aby przejść dalej
slip-conflict-here-same_match = Nie łączy się z innym typem z tego samego meczu
slip-conflict-here-outright = Nie łączy się z innym typem na te same rozgrywki
slip-conflict-here-mixed_providers = Nie łączy się z pozostałymi typami
slip-conflict-here-system_provider = Nieprzyjmowany w systemie
slip-conflict-here-custom_bet_match = Nie z meczu BetBuildera
slip-conflict-here-custom_bet_alone = Nie można postawić razem z BetBuilderem

## Bet slip: the bet

slip-stake = Stawka
slip-stake-currency = Stawka w { $currency }
slip-quick-add = Stawka { $amount }
slip-quick-amounts = Szybkie kwoty
slip-odds = Kurs łączny
slip-return = Możliwa wygrana
slip-types = Rodzaj zakładu
slip-join = Połącz w BetBuilder · { $odds }
slip-join-asking = Szukamy BetBuildera…
slip-refusal-no_system_type = { $count ->
    [one] Do systemu potrzeba więcej typów.
    [few] Dla { $count } typów nie ma systemu.
    [many] Dla { $count } typów nie ma systemu.
   *[other] Dla { $count } typu nie ma systemu.
}
slip-refusal-multi_single_unavailable = Tych typów nie można postawić jako osobnych zakładów solo.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } z { $total } · { $count } kombinacja
    [few] { $win } z { $total } · { $count } kombinacje
    [many] { $win } z { $total } · { $count } kombinacji
   *[other] { $win } z { $total } · { $count } kombinacji
}
slip-return-currency = Wygrana w { $currency }
slip-by-return = Podaj wygraną
slip-by-stake = Podaj stawkę
slip-line-stake = Stawka na kombinację
slip-stake-freebet = Freebet
slip-max = Maks.
slip-max-label = Wpisz maksymalną stawkę
slip-max-failed = Nie udało się pobrać maksymalnej stawki. Spróbuj ponownie.
slip-total-stake = Łączna stawka
slip-lines-of = { $count ->
    [one] { $count } kombinacja za { $amount }
    [few] { $count } kombinacje po { $amount }
    [many] { $count } kombinacji po { $amount }
   *[other] { $count } kombinacji po { $amount }
}
slip-boosted-odds = Podbity kurs

## Bet slip: why placing is blocked

slip-stake-empty = Podaj stawkę.
slip-stake-negative = Stawka nie może być ujemna.
slip-stake-exponent = Wpisz całą kwotę, na przykład 1000.
slip-stake-not_a_number = Wpisz kwotę cyframi, na przykład { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Kwoty w { $currency } nie mają miejsc po przecinku. Wpisz pełną kwotę.
    [one] Kwoty w { $currency } mają najwyżej { $decimals } miejsce po przecinku.
    [few] Kwoty w { $currency } mają najwyżej { $decimals } miejsca po przecinku.
    [many] Kwoty w { $currency } mają najwyżej { $decimals } miejsc po przecinku.
   *[other] Kwoty w { $currency } mają najwyżej { $decimals } miejsca po przecinku.
}
slip-stake-too_large = Ta kwota jest za wysoka.
slip-stake-not-positive = Stawka musi być większa od zera.
slip-stake-below-min = Minimalna stawka to { $amount }.
slip-stake-above-max = Maksymalna stawka to { $amount }.
slip-stake-own-limit = Twój własny limit pozwala postawić jeszcze { $amount }.
slip-stake-own-limit-until = Twój własny limit pozwala postawić jeszcze { $amount }. Odnawia się: { $moment }.
slip-stake-above-balance = Twoje saldo to { $amount }. Zmniejsz stawkę.
slip-balance-empty = Twoje saldo to { $amount }.
slip-currency-unlisted = Tutaj nie można zawierać zakładów w walucie { $currency }.
slip-deposit = Wpłać
slip-blocked-suspended = { $count ->
    [one] Jeden typ jest zawieszony. Poczekaj na wznowienie albo go usuń.
    [few] { $count } typy są zawieszone. Poczekaj na wznowienie albo je usuń.
    [many] { $count } typów jest zawieszonych. Poczekaj na wznowienie albo je usuń.
   *[other] { $count } typu jest zawieszone. Poczekaj na wznowienie albo je usuń.
}
slip-changed = { $count ->
    [one] Zmienił się jeden kurs. Sprawdź go, zanim przejdziesz dalej.
    [few] Zmieniły się { $count } kursy. Sprawdź je, zanim przejdziesz dalej.
    [many] Zmieniło się { $count } kursów. Sprawdź je, zanim przejdziesz dalej.
   *[other] Zmieniło się { $count } kursu. Sprawdź je, zanim przejdziesz dalej.
}
slip-gone = { $count ->
    [one] Jeden typ nie jest już dostępny.
    [few] { $count } typy nie są już dostępne.
    [many] { $count } typów nie jest już dostępnych.
   *[other] { $count } typu nie jest już dostępne.
}
slip-conflict-same_match = Dwa z Twoich typów są z tego samego meczu. Usuń jeden, aby przejść dalej.
slip-conflict-outright = Dwa z Twoich typów dotyczą tych samych rozgrywek. Usuń jeden, aby przejść dalej.
slip-conflict-joinable = Dwa z Twoich typów są z tego samego meczu. Połącz je w BetBuilder albo usuń jeden.
slip-conflict-mixed_providers = Tych typów nie można połączyć w jednym zakładzie. Usuń jeden, aby przejść dalej.
slip-conflict-system_provider = Niektóre z tych typów nie są przyjmowane w systemie. Usuń je albo wybierz inny rodzaj zakładu.
slip-conflict-custom_bet_match = BetBuilder łączy typy z jednego meczu. Usuń pozostałe, aby przejść dalej.
slip-conflict-custom_bet_alone = BetBuilder stawia się osobno. Usuń pozostałe typy, aby przejść dalej.
slip-custom-disabled = BetBuilder nie jest w tej chwili przyjmowany.
slip-custom-too-short = BetBuilder wymaga co najmniej dwóch typów.
slip-custom-odds-missing = Pobieramy kurs tego BetBuildera.
slip-custom-changed = Kurs Twojego BetBuildera się zmienił. Sprawdź go, zanim przejdziesz dalej.
slip-return-too-small = Wygrana z tego zakładu nie może przekroczyć stawki.
slip-freebet-pending = Sprawdzamy, czy Twój freebet pasuje do tego zakładu. Możesz też podać własną stawkę.

## Bet slip: the button

slip-accept = Akceptuj zmiany
slip-accept-remove = { $count ->
    [one] Akceptuj zmiany i usuń { $count }
    [few] Akceptuj zmiany i usuń { $count }
    [many] Akceptuj zmiany i usuń { $count }
   *[other] Akceptuj zmiany i usuń { $count }
}
slip-accept-only-remove = { $count ->
    [one] Usuń typ
    [few] Usuń { $count } typy
    [many] Usuń { $count } typów
   *[other] Usuń { $count } typu
}
slip-sign-in = Zaloguj się i postaw
slip-offline = Brak połączenia
slip-place = { $count ->
    [one] Postaw zakład · { $amount }
    [few] Postaw { $count } zakłady · { $amount }
    [many] Postaw { $count } zakładów · { $amount }
   *[other] Postaw { $count } zakładu · { $amount }
}
slip-place-freebet = { $count ->
    [one] Postaw freebet · { $amount }
    [few] Postaw { $count } freebety · { $amount }
    [many] Postaw { $count } freebetów · { $amount }
   *[other] Postaw { $count } freebetu · { $amount }
}
slip-place-both = { $count ->
    [one] Postaw zakład · { $amount } i freebet { $free }
    [few] Postaw { $count } zakłady · { $amount } i freebet { $free }
    [many] Postaw { $count } zakładów · { $amount } i freebet { $free }
   *[other] Postaw { $count } zakładu · { $amount } i freebet { $free }
}
slip-place-empty = { $count ->
    [one] Postaw zakład
    [few] Postaw { $count } zakłady
    [many] Postaw { $count } zakładów
   *[other] Postaw { $count } zakładu
}
slip-placing = { $count ->
    [one] Stawiamy Twój zakład…
    [few] Stawiamy { $count } zakłady…
    [many] Stawiamy { $count } zakładów…
   *[other] Stawiamy { $count } zakładu…
}

## Bet slip: results of placing

slip-error-invalid-odds = Kursy zmieniły się podczas stawiania zakładu. Sprawdź nowe kursy i postaw zakład ponownie.
slip-error-invalid-custom-odds = Kurs tego BetBuildera się zmienił. Sprawdź nowy kurs i postaw zakład ponownie.
slip-error-suspended = Podczas stawiania zakładu zawieszono jeden z typów. Zakład nie został postawiony.
slip-error-funds = Saldo jest za niskie na tę stawkę. Zakład nie został postawiony.
slip-error-stake = Ta stawka nie jest przyjmowana. Zakład nie został postawiony.
slip-error-not-placed = Zakład nie został postawiony i nic nie pobrano z Twojego salda. Możesz go postawić ponownie.
slip-error-maybe-placed = Nie możemy ustalić, czy zakład został postawiony: wśród Twoich zakładów jest więcej niż jeden taki sam. Zanim postawisz go ponownie, sprawdź „Moje zakłady”.
slip-other-player = Zalogowany jest inny gracz
slip-other-player-text = Żaden zakład nie został postawiony. Sprawdź u góry strony, które konto jest zalogowane, i postaw zakład ponownie.
slip-error-default = Zakład nie został postawiony. Spróbuj ponownie.
slip-unanswered-title = Nie wiemy jeszcze, czy zakład został postawiony
slip-unanswered-text = Brak odpowiedzi. Sprawdzamy Twój zakład, aby nie został postawiony dwa razy. Może to potrwać do { $seconds } sekund.
slip-unanswered-waiting = Nie udało się sprawdzić zakładu. Sprawdź połączenie i spróbuj ponownie.
slip-unanswered-looking = Sprawdzamy Twój zakład…
slip-unanswered-look = Sprawdź ponownie
slip-receipt-lost-text = Odpowiedź zaginęła po drodze, ale Twój zakład otrzymaliśmy, i to tylko raz.
slip-receipt-ref = Nr zakładu
slip-keep = Zachowaj typy
slip-done = Gotowe
slip-error-municipality = W Twoim profilu brakuje gminy. Uzupełnij ją i postaw zakład ponownie.
slip-error-win-too-small = Przy tym kursie wygrana nie może przekroczyć stawki. Zakład nie został postawiony.
slip-error-elsewhere = W innej karcie trwa stawianie zakładu. Poczekaj, aż się skończy, i postaw ten ponownie.
slip-receipt-placed = { $count ->
    [one] Zakład postawiony
    [few] Postawiono { $count } zakłady
    [many] Postawiono { $count } zakładów
   *[other] Postawiono { $count } zakładu
}
slip-receipt-placed-text = { $count ->
    [one] Znajdziesz go w „Moich zakładach”.
    [few] Znajdziesz je w „Moich zakładach”.
    [many] Znajdziesz je w „Moich zakładach”.
   *[other] Znajdziesz je w „Moich zakładach”.
}
slip-receipt-checking = { $count ->
    [one] Zakład otrzymany, trwa weryfikacja
    [few] Otrzymano { $count } zakłady, trwa weryfikacja
    [many] Otrzymano { $count } zakładów, trwa weryfikacja
   *[other] Otrzymano { $count } zakładu, trwa weryfikacja
}
slip-receipt-checking-text = Jeszcze nie postawiono. Decyzja pojawi się tutaj i w „Moich zakładach”, zwykle w ciągu kilku sekund.
slip-receipt-review = { $count ->
    [one] Zakład otrzymany, trwa weryfikacja
    [few] Otrzymano { $count } zakłady, trwa weryfikacja
    [many] Otrzymano { $count } zakładów, trwa weryfikacja
   *[other] Otrzymano { $count } zakładu, trwa weryfikacja
}
slip-receipt-review-text = Jeszcze nie postawiono. Najpierw sprawdzi to trader; decyzja pojawi się tutaj i w „Moich zakładach”.
slip-receipt-rejected = Zakład nieprzyjęty
slip-receipt-rejected-text = Kurs lub rynek zmienił się przed przyjęciem zakładu. Stawka wróciła na Twoje saldo.
slip-receipt-missing = { $count ->
    [one] Jeden zakład nie został postawiony; nic za niego nie pobrano.
    [few] { $count } zakłady nie zostały postawione; nic za nie nie pobrano.
    [many] { $count } zakładów nie zostało postawionych; nic za nie nie pobrano.
   *[other] { $count } zakładu nie zostało postawione; nic za nie nie pobrano.
}
slip-receipt-moved = Przyjęto po zmienionym kursie, zgodnie z Twoimi ustawieniami.
slip-placed-view = Zobacz
slip-placed-close = Zamknij ten komunikat

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Bez bonusu
slip-bonus-comboboost = Bonus AKO
slip-boost-next = { $count ->
    [one] { $boost } za jeszcze jeden typ z kursem co najmniej { $odds }
    [few] { $boost } za jeszcze { $count } typy z kursem co najmniej { $odds }
    [many] { $boost } za jeszcze { $count } typów z kursem co najmniej { $odds }
   *[other] { $boost } za jeszcze { $count } typu z kursem co najmniej { $odds }
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, sam zysk
slip-bonus-freebet_all_win = Freebet, stawka i zysk
slip-bonus-freebet_no_risk = Zwrot stawki jako freebet
slip-bonus-hunting = Polowanie
slip-bonus-tournament = Turniej
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Podbija kurs tego zakładu AKO.
slip-bonus-about-freebet = Stawkę pokrywamy my. Jeśli zakład wygra, otrzymasz zysk bez stawki.
slip-bonus-about-freebet_only_win = Stawkę pokrywamy my. Jeśli zakład wygra, otrzymasz zysk bez stawki.
slip-bonus-about-freebet_all_win = Stawkę pokrywamy my. Jeśli zakład wygra, otrzymasz stawkę i zysk.
slip-bonus-about-freebet_no_risk = Stawkę płacisz Ty. Jeśli zakład przegra, stawka wróci jako freebet.
slip-bonus-about-hunting = Ten zakład daje punkty w Twoim polowaniu.
slip-bonus-about-tournament = Ten zakład daje punkty w Twoim turnieju.
slip-bonus-about-lootbox = Ten zakład daje punkty do Twojego lootboxa.

## Bet slip: quick bet

slip-quick-bet-stake = Szybki zakład
slip-quick-bet-ready = Włączony: jedno dotknięcie kursu od razu stawia { $amount }.
slip-quick-bet-not-approved = Podaj stawkę i włącz szybki zakład; do tego czasu kursy trafiają na kupon.
slip-quick-bet-approve = Włącz szybki zakład · { $amount }
slip-quick-bet-approve-empty = Podaj stawkę
slip-quick-bet-placing = Stawiamy { $amount }: { $name }, kurs { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Szybki zakład postawiony
slip-quick-bet-checking = Szybki zakład otrzymany, trwa weryfikacja
slip-quick-bet-review = Szybki zakład otrzymany, trwa weryfikacja
slip-quick-bet-rejected = Szybki zakład nieprzyjęty
slip-quick-bet-error = Szybki zakład niepostawiony
slip-quick-bet-text = { $event } · { $market }: { $name }, kurs { $odds } · { $amount }
slip-quick-bet-on = Szybki zakład włączony · { $amount }
slip-quick-bet-off = Wyłącz
slip-quick-bet-idle = Szybki zakład wyłączony
slip-quick-bet-idle-text = Brak szybkich zakładów od { $minutes } min. Możesz je ponownie włączyć na kuponie.

## Bet slip: sharing

slip-share-converted = Udostępnioną stawkę { $from } przeliczono na { $to }.
slip-code-loading = Otwieramy udostępniony zakład…
slip-code-not_found = Nie znaleziono zakładu. Sprawdź kod.
slip-code-nothing_left = Żaden typ z tego zakładu nie jest już dostępny. Wypróbuj inny zakład.
slip-code-later = Nie udało się otworzyć udostępnionego zakładu. Spróbuj ponownie później.
slip-code-close = Zamknij
slip-code-ask = { $count ->
    [one] Udostępniony zakład ma { $count } typ, a Twój kupon nie jest pusty. Dodać go czy zastąpić kupon?
    [few] Udostępniony zakład ma { $count } typy, a Twój kupon nie jest pusty. Dodać je czy zastąpić kupon?
    [many] Udostępniony zakład ma { $count } typów, a Twój kupon nie jest pusty. Dodać je czy zastąpić kupon?
   *[other] Udostępniony zakład ma { $count } typu, a Twój kupon nie jest pusty. Dodać je czy zastąpić kupon?
}
slip-code-answer-add = Dodaj do kuponu
slip-code-answer-replace = Zastąp kupon
slip-code-answer-cancel = Zostaw bez zmian

## Bet slip: settings

slip-settings = Ustawienia kuponu
slip-accept-mode = Gdy kurs zmieni się podczas stawiania
slip-accept-mode-none = Pytaj o każdą zmianę
slip-accept-mode-higher = Akceptuj wyższe kursy, pytaj o niższe
slip-accept-mode-any = Akceptuj każdą zmianę
slip-quick-own = Twoje szybkie kwoty w { $currency }
slip-quick-own-field = Szybka kwota { $number }
slip-quick-save = Zapisz kwoty
slip-quick-saved = Twoje kwoty są zapisane.
slip-quick-invalid = Wpisz każdą kwotę cyframi, większą od zera, albo zostaw pole puste.
slip-settings-failed = Nie udało się zapisać ustawień. Spróbuj ponownie.
slip-odds-format = Format kursów
slip-odds-format-european = Dziesiętny
slip-odds-format-british = Ułamkowy
slip-odds-format-american = Amerykański
slip-odds-format-hongkong = Hongkoński
slip-odds-format-malaysian = Malajski
slip-odds-format-indonesian = Indonezyjski
