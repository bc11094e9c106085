### Prices and markets.

odds-live = Live
odds-suspended = Pozastavené
odds-gone = Už nie je v ponuke
odds-closed = Stávky uzavreté
odds-postponed = Odložené
odds-rescheduled = Nový termín
odds-called-off = Zrušené
odds-as-of = Stav kurzov:
odds-all-lines = Všetky línie
odds-more = Ďalšie príležitosti
odds-all-markets = Všetko
odds-search = Hľadať príležitosti
odds-no-prices = Zatiaľ bez kurzov
odds-up = Kurz stúpol
odds-down = Kurz klesol
odds-finished = Konečný stav
odds-builder = BetBuilder
odds-builder-text = Spojte tipy z tohto zápasu do jednej stávky
odds-over = Ukončené
odds-no-market = Príležitosť uzavretá
odds-nothing-found = Nenašli sa žiadne príležitosti
odds-half-time = Polčas
odds-pause = Pauza
odds-moves = Vývoj kurzov pri tejto návšteve
odds-no-data = Bez údajov
odds-favourite = Obľúbené:
