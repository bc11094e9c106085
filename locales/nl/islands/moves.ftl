### Messages of the price history, loaded when it is opened.

moves-close = Sluiten
moves-none = Geen odds veranderd sinds de pagina is geopend
moves-up = Odds gestegen
moves-down = Odds gedaald
moves-suspended = Opgeschort
moves-open = Weer open
