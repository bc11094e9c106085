### Messages of my bets.

bets-sign-in = Sign in to see your bets.
bets-sign-in-button = Sign in
bets-filter = Filter bets
bets-filter-all = All
bets-filter-open = Open
bets-filter-settled = Settled
bets-result-win = Won
bets-result-lose = Lost
bets-result-refund = Refunded
bets-live = Live
bets-score = Score
bets-half-time = HT
bets-pause = Break
bets-finished = Final score
bets-loading = Loading your bets…
bets-count = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
bets-empty-all = You have no bets yet. Bets you place appear here.
bets-empty-open = You have no open bets.
bets-empty-settled = You have no settled bets yet.
bets-empty-win = You have no winning bets yet.
bets-empty-lose = You have no losing bets.
bets-empty-refund = You have no refunded bets.
bets-failed = Your bets could not be loaded.
bets-retry = Try again
bets-older = Show older bets
bets-loading-older = Loading older bets…
bets-stake = Stake
bets-freebet = Free bet
bets-odds = Odds
bets-boosted-odds = Boosted odds
bets-possible-return = Possible return
bets-returned = Returned
bets-cashed-out = Cashed out
bets-ref = Reference { $ref }
bets-loading-sum = Working it out…
bets-differs-open = This bet is recorded with a possible return of { $told }; by our calculation it is { $ours }. The recorded amount applies.
bets-differs-settled = This bet paid { $told }; by our calculation it is { $ours }. Contact support and quote the bet’s reference.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = No cash-out offer at the moment
bets-cashout-question = Take { $amount } now? The bet ends, and you give up its possible return of { $possible }.
bets-cashout-gain = { $difference } more than your stake
bets-cashout-loss = { $difference } less than your stake
bets-cashout-even = Exactly your stake
bets-cashout-changed = The offer has changed: { $from } → { $to }
bets-cashout-confirm = Cash out { $amount }
bets-cashout-keep = Keep the bet
bets-part-amount = Amount to cash out
bets-part-question = Take { $amount } now for { $part } of your stake? { $rest } stays on, with a possible return of { $possible }.
bets-part-done = { $amount } cashed out for { $part } of your stake
bets-order = Cash out automatically
bets-order-amount = Cash out as soon as the offer reaches
bets-order-range = More than { $offer }, at most { $possible }
bets-order-note = Only while a page of this site is open and in view. In the background, offline or closed, nothing is cashed out.
bets-order-set = Turn on
bets-order-waits = Cashes out automatically at { $amount } or more
bets-order-cancel = Turn off
bets-cashout-withdrawn = There is no offer at the moment. Your bet was not cashed out.
bets-cashout-processing = Cashing out { $amount }…
bets-cashout-in-progress = Cashing out…
bets-cashout-refused = Not cashed out. Your bet is still open.
bets-cashout-close = Close
bets-cashout-unanswered = We do not know yet whether this bet was cashed out. We are checking before you can try again.
bets-cashout-look = Check again
bets-cashout-looking = Looking up your bet…
bets-cashout-not-done = Not cashed out
bets-cashout-not-done-text = Your bet is still on. You can try again.
bets-cashout-done = Cashed out: { $amount }
bets-cashout-done-text = The amount is in your balance.
bets-reuse = Bet again
bets-reuse-gone = None of these selections is still offered.
bets-reuse-failed = The current prices could not be loaded. Try again.
bets-reuse-some-gone = { $count ->
    [one] { $count } selection is no longer offered
   *[other] { $count } selections are no longer offered
}
bets-statement = Statement
bets-from = From
bets-to = To
bets-print = Print
bets-csv = Download CSV
bets-net = Net result
