### Messages of prices and markets.

odds-live = Live
odds-suspended = Suspenderet
odds-gone = Udbydes ikke længere
odds-closed = Lukket for spil
odds-postponed = Udskudt
odds-rescheduled = Ny dato
odds-called-off = Aflyst
odds-as-of = Odds pr.
odds-all-lines = Alle linjer
odds-more = Flere markeder
odds-all-markets = Alle
odds-search = Søg i markeder
odds-no-prices = Ingen odds endnu
odds-up = Odds er steget
odds-down = Odds er faldet
odds-finished = Slutresultat
odds-builder = Bet Builder
odds-builder-text = Saml valg fra denne kamp i ét spil
odds-over = Slut
odds-no-market = Markedet er lukket
odds-nothing-found = Ingen markeder fundet
odds-half-time = Pause
odds-pause = Pause
odds-moves = Oddshistorik for dette besøg
odds-no-data = Ingen data
odds-favourite = Favorit:
