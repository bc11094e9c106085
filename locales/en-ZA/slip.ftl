### Words of the bet slip, the session and the alerts that stand in prerendered pages.
### What the browser says later is in islands.ftl.

slip-title = Bet slip
slip-tab-slip = Bet slip
slip-tab-bets = My bets
slip-close = Close the bet slip
slip-empty-title = Your bet slip is empty
slip-empty-text = Tap a price to add it here.
slip-quick-bet = Quick bet
slip-code = Have a code?
slip-code-open = Open

session-sign-in = Sign in

alerts-close = Close
alerts-offline = You are offline. Prices on this page may be out of date.
