### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = Something went wrong
alert-error-text = Please try again later.
island-retry = Try again
odds-format-not-saved = Odds format not saved
odds-format-not-saved-text = It applies on this device, but could not be saved to your account.

## Time zone

time-zone = Time zone
# The offset of a clock from that of Greenwich, such as GMT+2.
time-zone-site = Site time ({ $offset })
time-zone-own = Your time ({ $offset })

## Bets: type, state and result

slip-type-single = Single
slip-type-combo = Combo
# The name of a combo by its number of selections: double, treble, 4-fold.
slip-combo-name = { $count ->
    [2] Double
    [3] Treble
   *[other] { $count }-fold
}
slip-type-system = System
slip-type-custom_bet = Bet builder
slip-type-singles = Singles
# A system by the number of its lines where it has a name of its own, which bettors of the language use; else 0.
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
   *[other] System { $win } of { $total }
}
slip-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
bets-with-trader = Being checked by a trader
bet-status-submitted = Being checked
bet-status-waiting_results = Open
bet-status-ready_to_process = Being settled
bet-status-done = Settled
bet-status-cancelled = Cancelled
bet-status-rejected = Not accepted
bet-status-withdrawn = Withdrawn
bet-status-cashed_out = Cashed out
bet-status-cashout_in_progress = Cashing out…
bet-result-no_results = Open
bet-result-canceled = Void
bet-result-win_entire = Won
bet-result-lose_entire = Lost
bet-result-refund_entire = Refunded
bet-result-refund_half_win_other = Half won
bet-result-refund_half_lose_other = Half lost
bet-result-cashed_out = Cashed out

## Sharing a bet

slip-share-title = Share or enter a code
slip-share = Share this bet
slip-share-code = Code
slip-share-pass = Share link
slip-share-copied = Link copied.
slip-share-not-copied = The link could not be copied. Select it above.
slip-share-failed = The bet could not be shared. Please try again.
slip-code-label = Code of a shared bet
slip-code-go = Open

## Calculations

# Opens the calculation of a payout (sums.ftl).
sum-title = How this is worked out
