### Messages of several islands.

## Alerts

alert-error-title = Coś poszło nie tak
alert-error-text = Spróbuj ponownie później.
island-retry = Spróbuj ponownie
odds-format-not-saved = Nie zapisano formatu kursów
odds-format-not-saved-text = Działa na tym urządzeniu, ale nie udało się go zapisać na Twoim koncie.

## Time zone

time-zone = Strefa czasowa
time-zone-site = Czas serwisu ({ $offset })
time-zone-own = Twój czas ({ $offset })

## Bets: type, state and result

slip-type-single = Solo
slip-type-combo = AKO
slip-combo-name = { $count ->
    [2] Dubel
    [3] Tripel
   *[other] AKO { $count }
}
slip-type-system = System
slip-type-custom_bet = BetBuilder
slip-type-singles = Solo
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] System { $win } z { $total }
}
slip-lines = { $count ->
    [one] { $count } kombinacja
    [few] { $count } kombinacje
    [many] { $count } kombinacji
   *[other] { $count } kombinacji
}
bets-with-trader = Sprawdzany przez tradera
bet-status-submitted = W weryfikacji
bet-status-waiting_results = Otwarty
bet-status-ready_to_process = W rozliczeniu
bet-status-done = Rozliczony
bet-status-cancelled = Anulowany
bet-status-rejected = Nieprzyjęty
bet-status-withdrawn = Wycofany
bet-status-cashed_out = Cashout
bet-status-cashout_in_progress = Trwa cashout…
bet-result-no_results = Otwarty
bet-result-canceled = Unieważniony
bet-result-win_entire = Wygrany
bet-result-lose_entire = Przegrany
bet-result-refund_entire = Zwrot
bet-result-refund_half_win_other = Wygrany w połowie
bet-result-refund_half_lose_other = Przegrany w połowie
bet-result-cashed_out = Cashout

## Sharing a bet

slip-share-title = Udostępnij lub wpisz kod
slip-share = Udostępnij ten zakład
slip-share-code = Kod
slip-share-pass = Udostępnij link
slip-share-copied = Link skopiowany.
slip-share-not-copied = Nie udało się skopiować linku. Zaznacz go powyżej.
slip-share-failed = Nie udało się udostępnić zakładu. Spróbuj ponownie.
slip-code-label = Kod udostępnionego zakładu
slip-code-go = Otwórz

## Calculations

sum-title = Jak to obliczyliśmy
