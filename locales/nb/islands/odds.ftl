### Messages of prices and markets.

odds-live = Live
odds-suspended = Suspendert
odds-gone = Tilbys ikke lenger
odds-closed = Stengt for spill
odds-postponed = Utsatt
odds-rescheduled = Ny dato
odds-called-off = Avlyst
odds-as-of = Odds per
odds-all-lines = Alle linjer
odds-more = Flere markeder
odds-all-markets = Alle
odds-search = Søk i markeder
odds-no-prices = Ingen odds ennå
odds-up = Oddsen gikk opp
odds-down = Oddsen gikk ned
odds-finished = Sluttresultat
odds-builder = Bet Builder
odds-builder-text = Kombiner valg fra denne kampen i ett spill
odds-over = Ferdig
odds-no-market = Markedet er stengt
odds-nothing-found = Fant ingen markeder
odds-half-time = Pause
odds-pause = Pause
odds-moves = Oddshistorikk for dette besøket
odds-no-data = Ingen data
odds-favourite = Favoritt:
