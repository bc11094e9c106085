### Messages of several islands.

## Alerts

alert-error-title = Noe gikk galt
alert-error-text = Prøv igjen senere.
island-retry = Prøv igjen
odds-format-not-saved = Oddsformatet ble ikke lagret
odds-format-not-saved-text = Det gjelder på denne enheten, men kunne ikke lagres på kontoen din.

## Time zone

time-zone = Tidssone
time-zone-site = Nettstedets tid ({ $offset })
time-zone-own = Din tid ({ $offset })

## Bets: type, state and result

slip-type-single = Singel
slip-type-combo = Kombinasjon
slip-combo-name = { $count ->
    [2] Dobbel
    [3] Trippel
   *[other] { $count }-kombi
}
slip-type-system = System
slip-type-custom_bet = Bet Builder
slip-type-singles = Singler
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
   *[other] System { $win } av { $total }
}
slip-lines = { $count ->
    [one] { $count } rekke
   *[other] { $count } rekker
}
bets-with-trader = Sjekkes av en oddssetter
bet-status-submitted = Sjekkes
bet-status-waiting_results = Åpent
bet-status-ready_to_process = Avgjøres
bet-status-done = Avgjort
bet-status-cancelled = Kansellert
bet-status-rejected = Ikke godtatt
bet-status-withdrawn = Trukket tilbake
bet-status-cashed_out = Cash out utført
bet-status-cashout_in_progress = Cash out pågår…
bet-result-no_results = Åpent
bet-result-canceled = Ugyldig
bet-result-win_entire = Vunnet
bet-result-lose_entire = Tapt
bet-result-refund_entire = Refundert
bet-result-refund_half_win_other = Halvt vunnet
bet-result-refund_half_lose_other = Halvt tapt
bet-result-cashed_out = Cash out utført

## Sharing a bet

slip-share-title = Del eller skriv inn en kode
slip-share = Del spillet
slip-share-code = Kode
slip-share-pass = Del lenke
slip-share-copied = Lenken er kopiert.
slip-share-not-copied = Lenken kunne ikke kopieres. Marker den over.
slip-share-failed = Spillet kunne ikke deles. Prøv igjen.
slip-code-label = Kode for et delt spill
slip-code-go = Åpne

## Calculations

sum-title = Slik er det regnet ut
