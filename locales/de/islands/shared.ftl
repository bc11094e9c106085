### Messages of several islands.

## Alerts

alert-error-title = Etwas ist schiefgelaufen
alert-error-text = Bitte versuche es später noch einmal.
island-retry = Neu versuchen
odds-format-not-saved = Quotenformat nicht gespeichert
odds-format-not-saved-text = Es gilt auf diesem Gerät, konnte aber nicht in deinem Konto gespeichert werden.

## Time zone

time-zone = Zeitzone
time-zone-site = Zeit der Website ({ $offset })
time-zone-own = Deine Zeit ({ $offset })

## Bets: type, state and result

slip-type-single = Einzelwette
slip-type-combo = Kombiwette
slip-combo-name = { $count }er-Kombi
slip-type-system = System
slip-type-custom_bet = Bet Builder
slip-type-singles = Einzelwetten
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
   *[other] System { $win } aus { $total }
}
slip-lines = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
bets-with-trader = Wird von einem Trader geprüft
bet-status-submitted = Wird geprüft
bet-status-waiting_results = Offen
bet-status-ready_to_process = Wird abgerechnet
bet-status-done = Abgerechnet
bet-status-cancelled = Storniert
bet-status-rejected = Nicht angenommen
bet-status-withdrawn = Zurückgezogen
bet-status-cashed_out = Cashout erfolgt
bet-status-cashout_in_progress = Cashout läuft…
bet-result-no_results = Offen
bet-result-canceled = Annulliert
bet-result-win_entire = Gewonnen
bet-result-lose_entire = Verloren
bet-result-refund_entire = Erstattet
bet-result-refund_half_win_other = Halb gewonnen
bet-result-refund_half_lose_other = Halb verloren
bet-result-cashed_out = Cashout erfolgt

## Sharing a bet

slip-share-title = Teilen oder Code eingeben
slip-share = Wette teilen
slip-share-code = Code
slip-share-pass = Link teilen
slip-share-copied = Link kopiert.
slip-share-not-copied = Der Link konnte nicht kopiert werden. Markiere ihn oben.
slip-share-failed = Die Wette konnte nicht geteilt werden. Bitte versuche es noch einmal.
slip-code-label = Code einer geteilten Wette
slip-code-go = Öffnen

## Calculations

sum-title = So wird gerechnet
