### Messages of several islands.

## Alerts

alert-error-title = Nešto nije u redu
alert-error-text = Pokušajte ponovo kasnije.
island-retry = Pokušaj ponovo
odds-format-not-saved = Format kvota nije sačuvan
odds-format-not-saved-text = Važi na ovom uređaju, ali nije mogao da se sačuva na vašem nalogu.

## Time zone

time-zone = Vremenska zona
time-zone-site = Vrijeme sajta ({ $offset })
time-zone-own = Vaše vrijeme ({ $offset })

## Bets: type, state and result

slip-type-single = Singl
slip-type-combo = Kombi
slip-combo-name = { $count ->
    [2] Dubl
    [3] Tripl
   *[other] Kombi od { $count }
}
slip-type-system = Sistem
slip-type-custom_bet = BetBuilder
slip-type-singles = Singlovi
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
   *[other] Sistem { $win } od { $total }
}
slip-lines = { $count ->
    [one] { $count } kombinacija
    [few] { $count } kombinacije
   *[other] { $count } kombinacija
}
bets-with-trader = Provjerava naš tim
bet-status-submitted = U provjeri
bet-status-waiting_results = Otvorena
bet-status-ready_to_process = U obračunu
bet-status-done = Obračunata
bet-status-cancelled = Otkazana
bet-status-rejected = Nije prihvaćena
bet-status-withdrawn = Povučena
bet-status-cashed_out = Cashout
bet-status-cashout_in_progress = Cashout u toku…
bet-result-no_results = Otvoreno
bet-result-canceled = Poništeno
bet-result-win_entire = Dobitno
bet-result-lose_entire = Gubitno
bet-result-refund_entire = Vraćen ulog
bet-result-refund_half_win_other = Pola dobitno
bet-result-refund_half_lose_other = Pola gubitno
bet-result-cashed_out = Cashout

## Sharing a bet

slip-share-title = Podijeli ili unesi kod
slip-share = Podijeli ovu opkladu
slip-share-code = Kod
slip-share-pass = Podijeli link
slip-share-copied = Link je kopiran.
slip-share-not-copied = Link nije kopiran. Označite ga iznad.
slip-share-failed = Dijeljenje opklade nije uspjelo. Pokušajte ponovo.
slip-code-label = Kod podijeljene opklade
slip-code-go = Otvori

## Calculations

sum-title = Kako smo ovo izračunali
