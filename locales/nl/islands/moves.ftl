### Messages of the price history, loaded when it is opened.

moves-close = Sluiten
moves-none = Deze odds zijn niet veranderd sinds de pagina is geopend.
moves-none-market = Geen van deze odds is veranderd sinds de pagina is geopend.
moves-up = Odds gestegen
moves-down = Odds gedaald
moves-suspended = Opgeschort
moves-open = Weer open
