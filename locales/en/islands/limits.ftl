### Messages of the page of limits, breaks and self-exclusion.

limits-text = Sign in to see your limits and to change them.
limits-sign-in = Sign in
limits-rule = A lower limit applies at once. A higher limit, or none, applies only after a waiting period.
# Only where every deposit counts, and withdrawals do not: in Britain no other limit may have this name.
limits-deposit = Deposit limit
limits-deposit-net = Net deposit limit
limits-loss = Loss limit
# The sum of all stakes.
limits-wager = Staking limit
limits-bet = Highest stake of a bet
limits-time = Playing time
# From signing in until the platform signs the player out.
limits-session = Length of a sign-in
# Of play, over tabs and devices.
limits-sportsbook-session = Length of a session of play
limits-activity = Time on this site
limits-reality-check = Reality check
limits-other = Another limit
limits-day = per day
limits-week = per week
limits-month = per month
limits-none = No limit
# $used and $left are amounts or times.
limits-used = { $used } used, { $left } left
limits-resets = Starts again: { $moment }
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
limits-missing = Enter or choose a limit.
limits-cancel = Close
limits-break = Take a break
limits-break-text = You are signed out and cannot sign in until the break is over. Open bets are still settled.
limits-exclude = Self-exclusion
limits-exclude-text = If playing is no longer fun: you are signed out and cannot sign in for a long time. Open bets are still settled.
limits-how-long = For how long?
limits-begin = Continue
limits-sure = Are you sure?
# $time is a length (7 days), $until a day.
limits-sure-text = You will be signed out for { $time }, until { $until }. Nobody can end this earlier, not even our support.
limits-confirm = Yes, sign me out
# $until is a day.
limits-begun = You are signed out until { $until }. Take care.
