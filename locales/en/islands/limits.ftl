### Messages of the page of limits, breaks and self-exclusion.

limits-text = Sign in to see your limits and to change them.
limits-sign-in = Sign in
limits-rule = A lower limit applies at once. A higher limit, or none, applies only after a waiting period.
# Only where every deposit counts, and withdrawals do not: in Britain no other limit may have this name.
limits-deposit = Deposit limit
limits-deposit-net = Net deposit limit
limits-loss = Loss limit
# The sum of all stakes.
limits-wager = Stake limit
limits-bet = Maximum stake per bet
limits-time = Playing time
# From signing in until the platform signs the player out.
limits-session = Login time limit
# Of play, over tabs and devices.
limits-sportsbook-session = Session limit
limits-activity = Time on this site
limits-reality-check = Reality check
limits-other = Another limit
limits-day = Daily
limits-week = Weekly
limits-month = Monthly
limits-none = No limit
# $used and $left are amounts or times.
limits-used = { $used } used, { $left } left
limits-resets = Resets: { $moment }
limits-pending = From { $moment }: { $value }
limits-keep = Keep the current limit
limits-change = Change
limits-value = New limit
limits-remove = Remove limit
limits-save = Save limit
limits-now = This limit applies at once.
# $moment is a day and a time.
limits-later = This limit applies from { $moment }.
limits-invalid = Enter an amount from { $min } to { $max }.
# Where the operator has one bound alone.
limits-least = Enter an amount of at least { $min }.
limits-most = Enter an amount of at most { $max }.
limits-missing = Enter or choose a limit.
limits-cancel = Close
limits-break = Take a break
limits-break-text = You are signed out and cannot sign in until the break is over. Open bets are still settled.
limits-exclude = Self-exclusion
limits-exclude-text = If betting is no longer fun, you can exclude yourself. You are signed out at once and cannot sign in until the time you choose is over. Open bets are still settled, and your money stays in your account.
limits-how-long = For how long?
limits-begin = Continue
limits-sure = Are you sure?
# $time is a length (7 days), $until a day.
limits-sure-text = You will be signed out for { $time } and cannot sign in before { $until }. Nobody can end this earlier, not even our support team. Your balance is kept.
# The buttons that begin a break and a self-exclusion.
limits-confirm-break = Start the break
limits-confirm-exclude = Exclude me
# $until is a day.
limits-begun = You are signed out until { $until }. Take care.
# There was no answer to the request for a break or a self-exclusion.
limits-unknown = There was no answer. It may have begun all the same. We are checking.
# The operator says that the session goes on.
limits-not-begun = It has not begun so far. You can try again.
