### Messages of several islands.

## Alerts

alert-error-title = Något gick fel
alert-error-text = Försök igen senare.
island-retry = Försök igen
odds-format-not-saved = Oddsformatet sparades inte
odds-format-not-saved-text = Det gäller på den här enheten, men kunde inte sparas på ditt konto.

## Time zone

time-zone = Tidszon
time-zone-site = Sajtens tid ({ $offset })
time-zone-own = Din tid ({ $offset })

## Bets: type, state and result

slip-type-single = Singel
slip-type-combo = Kombination
slip-combo-name = { $count ->
    [2] Dubbel
    [3] Trippel
   *[other] { $count }-kombi
}
slip-type-system = System
slip-type-custom_bet = Bet Builder
slip-type-singles = Singlar
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
    [one] { $count } rad
   *[other] { $count } rader
}
bets-with-trader = Granskas av en oddssättare
bet-status-submitted = Granskas
bet-status-waiting_results = Öppet
bet-status-ready_to_process = Avgörs
bet-status-done = Avgjort
bet-status-cancelled = Annullerat
bet-status-rejected = Inte godkänt
bet-status-withdrawn = Återkallat
bet-status-cashed_out = Cash out gjord
bet-status-cashout_in_progress = Cash out pågår…
bet-result-no_results = Öppet
bet-result-canceled = Ogiltigt
bet-result-win_entire = Vinst
bet-result-lose_entire = Förlust
bet-result-refund_entire = Återbetalt
bet-result-refund_half_win_other = Halv vinst
bet-result-refund_half_lose_other = Halv förlust
bet-result-cashed_out = Cash out gjord

## Sharing a bet

slip-share-title = Dela eller ange en kod
slip-share = Dela spelet
slip-share-code = Kod
slip-share-pass = Dela länk
slip-share-copied = Länken kopierad.
slip-share-not-copied = Länken kunde inte kopieras. Markera den ovan.
slip-share-failed = Spelet kunde inte delas. Försök igen.
slip-code-label = Kod för ett delat spel
slip-code-go = Öppna

## Calculations

sum-title = Så är det uträknat
