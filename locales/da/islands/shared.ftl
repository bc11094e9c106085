### Messages of several islands.

## Alerts

alert-error-title = Noget gik galt
alert-error-text = Prøv igen senere.
island-retry = Prøv igen
odds-format-not-saved = Oddsformatet blev ikke gemt
odds-format-not-saved-text = Det gælder på denne enhed, men kunne ikke gemmes på din konto.

## Time zone

time-zone = Tidszone
time-zone-site = Sidens tid ({ $offset })
time-zone-own = Din tid ({ $offset })

## Bets: type, state and result

slip-type-single = Single
slip-type-combo = Kombination
slip-combo-name = { $count ->
    [2] Double
    [3] Triple
   *[other] { $count }-kombination
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
   *[other] System { $win } af { $total }
}
slip-lines = { $count ->
    [one] { $count } række
   *[other] { $count } rækker
}
bets-with-trader = Tjekkes af en oddssætter
bet-status-submitted = Tjekkes
bet-status-waiting_results = Åbent
bet-status-ready_to_process = Afgøres
bet-status-done = Afgjort
bet-status-cancelled = Annulleret
bet-status-rejected = Ikke accepteret
bet-status-withdrawn = Trukket tilbage
bet-status-cashed_out = Cashet ud
bet-status-cashout_in_progress = Casher ud…
bet-result-no_results = Åbent
bet-result-canceled = Ugyldigt
bet-result-win_entire = Vundet
bet-result-lose_entire = Tabt
bet-result-refund_entire = Refunderet
bet-result-refund_half_win_other = Halvt vundet
bet-result-refund_half_lose_other = Halvt tabt
bet-result-cashed_out = Cashet ud

## Sharing a bet

slip-share-title = Del, eller indtast en kode
slip-share = Del spillet
slip-share-code = Kode
slip-share-pass = Del link
slip-share-copied = Linket er kopieret.
slip-share-not-copied = Linket kunne ikke kopieres. Markér det ovenfor.
slip-share-failed = Spillet kunne ikke deles. Prøv igen.
slip-code-label = Kode til et delt spil
slip-code-go = Åbn

## Calculations

sum-title = Sådan er det beregnet
