### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = Nagkaroon ng problema
alert-error-text = Pakisubukan ulit mamaya.
island-retry = Subukan ulit
odds-format-not-saved = Hindi na-save ang format ng odds
odds-format-not-saved-text = Gumagana ito sa device na ito, pero hindi na-save sa account mo.

## Time zone

time-zone = Time zone
time-zone-site = Oras ng site ({ $offset })
time-zone-own = Oras mo ({ $offset })

## Bets: type, state and result

slip-type-single = Single
slip-type-combo = Parlay
slip-combo-name = { $count }-leg parlay
slip-type-system = System
slip-type-custom_bet = Bet builder
slip-type-singles = Mga single
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
   *[other] System { $win } sa { $total }
}
slip-lines = { $count ->
    [one] { $count } kombinasyon
   *[other] { $count } na kombinasyon
}
bets-with-trader = Sinusuri ng trader
bet-status-submitted = Sinusuri
bet-status-waiting_results = Open
bet-status-ready_to_process = Sine-settle
bet-status-done = Settled
bet-status-cancelled = Kinansela
bet-status-rejected = Hindi tinanggap
bet-status-withdrawn = Binawi
bet-status-cashed_out = Na-cash out
bet-status-cashout_in_progress = Kina-cash out…
bet-result-no_results = Open
bet-result-canceled = Void
bet-result-win_entire = Panalo
bet-result-lose_entire = Talo
bet-result-refund_entire = Na-refund
bet-result-refund_half_win_other = Kalahating panalo
bet-result-refund_half_lose_other = Kalahating talo
bet-result-cashed_out = Na-cash out

## Sharing a bet

slip-share-title = Mag-share o maglagay ng code
slip-share = I-share ang tayang ito
slip-share-code = Code
slip-share-pass = I-share ang link
slip-share-copied = Nakopya ang link.
slip-share-not-copied = Hindi makopya ang link. Piliin ito sa itaas.
slip-share-failed = Hindi ma-share ang taya. Pakisubukan ulit.
slip-code-label = Code ng shared na taya
slip-code-go = Buksan

## Calculations

sum-title = Paano ito kinuwenta
