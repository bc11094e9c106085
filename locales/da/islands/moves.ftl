### Messages of the price history, loaded when it is opened.

moves-close = Luk
moves-none = Ingen odds har ændret sig, efter at siden blev åbnet
moves-up = Odds er steget
moves-down = Odds er faldet
moves-suspended = Suspenderet
moves-open = Åben igen
