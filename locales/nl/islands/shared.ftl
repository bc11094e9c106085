### Messages of several islands.

## Alerts

alert-error-title = Er ging iets mis
alert-error-text = Probeer het later opnieuw.
island-retry = Opnieuw proberen
odds-format-not-saved = Notatie van odds niet opgeslagen
odds-format-not-saved-text = Ze geldt op dit apparaat, maar kon niet in je account worden opgeslagen.

## Time zone

time-zone = Tijdzone
time-zone-site = Tijd van de site ({ $offset })
time-zone-own = Je eigen tijd ({ $offset })

## Bets: type, state and result

slip-type-single = Single
slip-type-combo = Combi
slip-combo-name = { $count ->
    [2] Dubbel
    [3] Trippel
   *[other] { $count }-voudig
}
slip-type-system = Systeem
slip-type-custom_bet = Bet Builder
slip-type-singles = Singles
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
   *[other] Systeem { $win } van { $total }
}
slip-lines = { $count ->
    [one] { $count } combinatie
   *[other] { $count } combinaties
}
bets-with-trader = Wordt beoordeeld door een trader
bet-status-submitted = Wordt beoordeeld
bet-status-waiting_results = Open
bet-status-ready_to_process = Wordt afgerekend
bet-status-done = Afgerekend
bet-status-cancelled = Geannuleerd
bet-status-rejected = Niet geaccepteerd
bet-status-withdrawn = Ingetrokken
bet-status-cashed_out = Cash-out gedaan
bet-status-cashout_in_progress = Cash-out loopt…
bet-result-no_results = Open
bet-result-canceled = Ongeldig
bet-result-win_entire = Gewonnen
bet-result-lose_entire = Verloren
bet-result-refund_entire = Terugbetaald
bet-result-refund_half_win_other = Half gewonnen
bet-result-refund_half_lose_other = Half verloren
bet-result-cashed_out = Cash-out gedaan

## Sharing a bet

slip-share-title = Deel of voer een code in
slip-share = Deze bet delen
slip-share-code = Code
slip-share-pass = Link delen
slip-share-copied = Link gekopieerd.
slip-share-not-copied = De link kon niet worden gekopieerd. Selecteer hem hierboven.
slip-share-failed = De bet kon niet worden gedeeld. Probeer het opnieuw.
slip-code-label = Code van een gedeelde bet
slip-code-go = Openen

## Calculations

sum-title = Zo is dit berekend
