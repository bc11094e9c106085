### Prices and markets.

odds-live = Live
odds-suspended = Pozastaveno
odds-gone = Už není v nabídce
odds-closed = Sázky uzavřeny
odds-postponed = Odloženo
odds-rescheduled = Nový termín
odds-called-off = Zrušeno
odds-as-of = Stav kurzů:
odds-all-lines = Všechny linie
odds-more = Další příležitosti
odds-all-markets = Vše
odds-search = Hledat příležitosti
odds-no-prices = Zatím bez kurzů
odds-up = Kurz vzrostl
odds-down = Kurz klesl
odds-finished = Konečný stav
odds-builder = BetBuilder
odds-builder-text = Spojte tipy z tohoto zápasu do jedné sázky
odds-over = Ukončeno
odds-no-market = Příležitost uzavřena
odds-nothing-found = Žádné příležitosti nenalezeny
odds-half-time = Poločas
odds-pause = Pauza
odds-moves = Vývoj kurzů při této návštěvě
odds-no-data = Bez dat
odds-favourite = Oblíbené:
