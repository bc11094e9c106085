### Messages of the price history, loaded when it is opened.

moves-close = Zatvori
moves-none = Nijedna kvota se nije promijenila otkad je stranica otvorena
moves-up = Kvota je porasla
moves-down = Kvota je pala
moves-suspended = Obustavljeno
moves-open = Ponovo otvoreno
