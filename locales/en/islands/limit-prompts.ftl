### Messages of the dialogs about limits.

prompt-reality-title = Time for a reality check
# $time is a length: 1 hour, 5 minutes.
prompt-reality-text = You have been playing for { $time }. Do you want to carry on?
prompt-staked = Staked
# The stakes of bets that are not settled, as part of what was staked.
prompt-open = Still open
prompt-returned = Paid out
prompt-result = Result
prompt-continue = Keep playing
prompt-stop = Stop and sign out
prompt-limits = My limits
prompt-session-title = Your session is over
prompt-activity-title = Your time for today is used up
prompt-signed-out = We have signed you out. Your selections are kept.
prompt-out-title = You have reached a limit
prompt-close = Close
