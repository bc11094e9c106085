### Messages of the price history, loaded when it is opened.

moves-close = Zamknij
moves-none = Od otwarcia strony żaden kurs się nie zmienił
moves-up = Kurs wzrósł
moves-down = Kurs spadł
moves-suspended = Zawieszone
moves-open = Znów otwarte
