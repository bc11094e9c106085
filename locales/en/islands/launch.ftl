### Messages of horse racing and lotteries.

launch-text = Opens our partner's page here. Sign in to play with your balance.
launch-open = Open
launch-closed = Closed at the moment. You can still bet on all sports.
launch-failed = The page could not be opened. Check your connection, then try again.
launch-tab = Open in a new tab
