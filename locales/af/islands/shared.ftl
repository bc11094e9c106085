### Messages of several islands.

## Alerts

alert-error-title = Iets het skeefgeloop
alert-error-text = Probeer asseblief later weer.
island-retry = Probeer weer
odds-format-not-saved = Kansformaat nie gestoor nie
odds-format-not-saved-text = Dit geld op hierdie toestel, maar kon nie in jou rekening gestoor word nie.

## Time zone

time-zone = Tydsone
time-zone-site = Webwerftyd ({ $offset })
time-zone-own = Jou tyd ({ $offset })

## Bets: type, state and result

slip-type-single = Enkel
slip-type-combo = Kombinasie
slip-combo-name = { $count ->
    [2] Dubbel
    [3] Trippel
   *[other] { $count }-voud
}
slip-type-system = Stelsel
slip-type-custom_bet = Wedbouer
slip-type-singles = Enkels
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
   *[other] Stelsel { $win } uit { $total }
}
slip-lines = { $count ->
    [one] { $count } lyn
   *[other] { $count } lyne
}
bets-with-trader = Word deur ’n handelaar nagegaan
bet-status-submitted = Word nagegaan
bet-status-waiting_results = Oop
bet-status-ready_to_process = Word afgehandel
bet-status-done = Afgehandel
bet-status-cancelled = Gekanselleer
bet-status-rejected = Nie aanvaar nie
bet-status-withdrawn = Onttrek
bet-status-cashed_out = Cash-out gedoen
bet-status-cashout_in_progress = Cash-out loop…
bet-result-no_results = Oop
bet-result-canceled = Nietig
bet-result-win_entire = Gewen
bet-result-lose_entire = Verloor
bet-result-refund_entire = Terugbetaal
bet-result-refund_half_win_other = Half gewen
bet-result-refund_half_lose_other = Half verloor
bet-result-cashed_out = Cash-out gedoen

## Sharing a bet

slip-share-title = Deel of voer ’n kode in
slip-share = Deel weddenskap
slip-share-code = Kode
slip-share-pass = Deel skakel
slip-share-copied = Skakel gekopieer.
slip-share-not-copied = Die skakel kon nie gekopieer word nie. Kies dit hierbo.
slip-share-failed = Die weddenskap kon nie gedeel word nie. Probeer asseblief weer.
slip-code-label = Kode van ’n gedeelde weddenskap
slip-code-go = Maak oop

## Calculations

sum-title = Hoe dit bereken is
