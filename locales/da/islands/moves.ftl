### Messages of the price history, loaded when it is opened.

moves-close = Luk
moves-none = Disse odds har ikke ændret sig, efter at siden blev åbnet.
moves-none-market = Ingen af disse odds har ændret sig, efter at siden blev åbnet.
moves-up = Odds er steget
moves-down = Odds er faldet
moves-suspended = Suspenderet
moves-open = Åben igen
