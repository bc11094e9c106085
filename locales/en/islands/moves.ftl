### Messages of the price history, loaded when it is opened.

moves-close = Close
moves-none = This price has not moved since you opened the page.
# Of a market, which has several prices.
moves-none-market = None of these prices has moved since you opened the page.
moves-up = Price went up
moves-down = Price went down
moves-suspended = Suspended
# Bets on the market are taken again.
moves-open = Open again
