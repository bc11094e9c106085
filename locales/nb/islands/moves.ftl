### Messages of the price history, loaded when it is opened.

moves-close = Lukk
moves-none = Denne oddsen har ikke endret seg etter at siden ble åpnet.
moves-none-market = Ingen av disse oddsene har endret seg etter at siden ble åpnet.
moves-up = Oddsen gikk opp
moves-down = Oddsen gikk ned
moves-suspended = Suspendert
moves-open = Åpen igjen
