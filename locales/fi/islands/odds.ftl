### Messages of prices and markets.

odds-live = Live
odds-suspended = Keskeytetty
odds-gone = Ei enää tarjolla
odds-closed = Vedot suljettu
odds-postponed = Siirretty
odds-rescheduled = Uusi aika
odds-called-off = Peruttu
odds-as-of = Kertoimet päivitetty
odds-all-lines = Kaikki rajat
odds-more = Lisää kohteita
odds-all-markets = Kaikki
odds-search = Hae kohteita
odds-no-prices = Ei vielä kertoimia
odds-up = Kerroin nousi
odds-down = Kerroin laski
odds-finished = Lopputulos
odds-builder = Bet Builder
odds-builder-text = Yhdistä tämän ottelun valintoja yhteen vetoon
odds-over = Päättynyt
odds-no-market = Kohde suljettu
odds-nothing-found = Kohteita ei löytynyt
odds-half-time = Tauko
odds-pause = Tauko
odds-moves = Kerroinhistoria tältä käynniltä
odds-no-data = Ei tietoja
odds-favourite = Suosikki:
