### Messages of the page of limits, breaks and self-exclusion.

limits-text = Sign in to see your limits and to change them.
limits-sign-in = Sign in
limits-rule = A lower limit applies at once. A higher limit, or none, applies only after a waiting period.
# $currency is a code (ZAR): that of the limits, where the player uses another one.
limits-currency = Limits on money are in { $currency }; bets and deposits in other currencies count too, converted at our rate.
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
# What each limit counts, shown below its name; the rows say over which period.
limits-deposit-text = The most you can deposit, whatever you withdraw.
limits-deposit-net-text = The most you can deposit, less your withdrawals.
limits-loss-text = The most you can lose: your stakes, those of open bets too, minus what is paid out.
limits-wager-text = The most you can stake on all bets together, whatever they win.
limits-bet-text = The most you can stake on one bet.
# Play goes on until the player has not been seen for some minutes.
limits-time-text = How long you can play, all sessions together, short pauses included.
# Of each sign-in, on its own device.
limits-session-text = How long you stay signed in; after that you are signed out and can sign in again.
# Over tabs and devices.
limits-sportsbook-session-text = How long you can play at a stretch; after that you have to take a break.
limits-activity-text = How long you can have this site on screen each day, whether you bet or not.
limits-reality-check-text = Reminds you how long you have been playing, and what you have staked and won.
limits-day = Daily
limits-week = Weekly
limits-month = Monthly
limits-none = No limit
# A reality check that is not set.
limits-no-reminder = No reminder
# $used and $left are amounts or times.
limits-used = { $used } used, { $left } left
limits-resets = Resets: { $moment }
limits-pending = From { $moment }: { $value }
limits-keep = Keep the current value
limits-change = Change
limits-value = New limit
# The field of a reality check: its choices are times (30 minutes). A noun, where "every" would have to agree with them.
limits-remind = Remind me every
limits-remove = Remove
limits-save = Save
limits-now = The change applies at once.
# $moment is a day and a time.
limits-later = The change applies from { $moment }.
limits-invalid = Enter an amount from { $min } to { $max }.
# Where the operator has one bound alone.
limits-least = Enter an amount of at least { $min }.
limits-most = Enter an amount of at most { $max }.
limits-missing = Enter or choose a value.
limits-cancel = Close
limits-break = Take a break
limits-break-text = You are signed out and cannot sign in until the break is over. Open bets are still settled.
limits-exclude = Self-exclusion
limits-exclude-text = If betting is no longer fun, you can exclude yourself. You are signed out at once and cannot sign in until the time you choose is over. Open bets are still settled, and your money stays in your account.
limits-how-long = For how long?
limits-begin = Continue
limits-sure = Are you sure?
# $time is a length (7 days), $until a day.
limits-sure-text = You will be signed out for { $time } and cannot sign in before { $until }. Nobody can end this earlier, not even our support team. Your balance is kept: you can withdraw it first, or ask our support team to pay it out later.
# The buttons that begin a break and a self-exclusion.
limits-confirm-break = Start the break
limits-confirm-exclude = Exclude me
# $until is a day.
limits-begun = You can't sign in until { $until }. Take care.
# There was no answer to the request for a break or a self-exclusion.
limits-unknown = There was no answer. It may already have started; we're checking.
# The operator says that the session goes on.
limits-not-begun = It has not begun so far. You can try again.
