### Prices and markets.

odds-live = Uživo
odds-suspended = Obustavljeno
odds-gone = Više nije u ponudi
odds-closed = Klađenje zatvoreno
odds-postponed = Odloženo
odds-rescheduled = Novi termin
odds-called-off = Otkazano
odds-as-of = Stanje kvota:
odds-all-lines = Sve granice
odds-more = Više igara
odds-all-markets = Sve
odds-search = Pretraži igre
odds-no-prices = Još nema kvota
odds-up = Kvota je porasla
odds-down = Kvota je pala
odds-finished = Konačan rezultat
odds-builder = BetBuilder
odds-builder-text = Spojite tipove iz ovog meča u jednu opkladu
odds-over = Završeno
odds-no-market = Igra zatvorena
odds-nothing-found = Nema takvih igara
odds-half-time = Odmor
odds-pause = Pauza
odds-moves = Kretanje kvota tokom ove posjete
odds-no-data = Nema podataka
odds-favourite = Omiljeno:
