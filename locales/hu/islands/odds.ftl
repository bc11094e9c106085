### Prices and markets.

odds-live = Élő
odds-suspended = Felfüggesztve
odds-gone = Már nem elérhető
odds-closed = Fogadás lezárva
odds-postponed = Elhalasztva
odds-rescheduled = Új időpont
odds-called-off = Törölve
odds-as-of = Oddsok időpontja:
odds-all-lines = Összes vonal
odds-more = További piacok
odds-all-markets = Összes
odds-search = Piacok keresése
odds-no-prices = Még nincs odds
odds-up = Az odds emelkedett
odds-down = Az odds csökkent
odds-finished = Végeredmény
odds-builder = BetBuilder
odds-builder-text = Kombináld a mérkőzés tippjeit egy fogadásban
odds-over = Vége
odds-no-market = Piac lezárva
odds-nothing-found = Nincs ilyen piac
odds-half-time = Félidő
odds-pause = Szünet
odds-moves = Oddsmozgás a látogatás alatt
odds-no-data = Nincs adat
odds-favourite = Kedvenc:
