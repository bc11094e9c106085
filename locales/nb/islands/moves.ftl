### Messages of the price history, loaded when it is opened.

moves-close = Lukk
moves-none = Ingen odds har endret seg etter at siden ble åpnet
moves-up = Oddsen gikk opp
moves-down = Oddsen gikk ned
moves-suspended = Suspendert
moves-open = Åpen igjen
