### Messages of prices and markets.

odds-live = Live
odds-suspended = Suspended
# A price that can no longer be taken.
odds-gone = No longer available
odds-closed = Betting closed
# A match that is not played as planned.
odds-postponed = Postponed
odds-rescheduled = New date
odds-called-off = Called off
# Followed by a time: "Prices as of Sat, 21 Nov, 15:00".
odds-as-of = Prices as of
odds-all-lines = All lines
odds-more = More markets
# The tab that shows every market.
odds-all-markets = All
odds-search = Search markets
odds-no-prices = No prices yet
odds-up = Price went up
odds-down = Price went down
odds-finished = Final score
# Opens the builder of a bet on several markets of the match, with a short explanation.
odds-builder = Bet builder
odds-builder-text = Combine picks from this match in one bet
# Instead of prices, when the match is over or takes no bets.
odds-over = Finished
odds-no-market = Market closed
# A search among the markets without a result.
odds-nothing-found = No markets found
# Between two periods: the middle of the match ("HT"), or any other.
odds-half-time = HT
odds-pause = Break
# Opens what the prices of a market did while the page was open.
odds-moves = Price changes since you opened this page
# In a list, of a match whose data fail to arrive: its prices are suspended.
odds-no-data = No data
# Before the name of what a star is for.
odds-favourite = Favourite:
# In place of the name of a side that is not known yet.
odds-side-unknown = To be decided
# In place of the time of a match that has none yet.
odds-time-unknown = Time to be confirmed
