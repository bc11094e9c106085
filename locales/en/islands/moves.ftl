### Messages of the price history, loaded when it is opened.

moves-close = Close
moves-none = No price has moved since you opened this page
moves-up = Price went up
moves-down = Price went down
moves-suspended = Suspended
# Bets on the market are taken again.
moves-open = Open again
