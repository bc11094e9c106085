### Messages of the price history, loaded when it is opened.

moves-close = Zatvori
moves-none = Ova kvota se nije promijenila otkad je stranica otvorena.
moves-none-market = Nijedna od ovih kvota se nije promijenila otkad je stranica otvorena.
moves-up = Kvota je porasla
moves-down = Kvota je pala
moves-suspended = Obustavljeno
moves-open = Ponovo otvoreno
