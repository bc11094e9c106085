### Messages of the price history, loaded when it is opened.

moves-close = Zamknij
moves-none = Od otwarcia strony ten kurs się nie zmienił.
moves-none-market = Od otwarcia strony żaden z tych kursów się nie zmienił.
moves-up = Kurs wzrósł
moves-down = Kurs spadł
moves-suspended = Zawieszone
moves-open = Znów otwarte
