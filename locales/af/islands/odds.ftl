### Messages of prices and markets.

odds-live = Live
odds-suspended = Opgeskort
odds-gone = Nie meer op aanbod nie
odds-closed = Wed gesluit
odds-postponed = Uitgestel
odds-rescheduled = Nuwe datum
odds-called-off = Afgestel
odds-as-of = Kanse soos op
odds-all-lines = Alle lyne
odds-more = Meer markte
odds-all-markets = Almal
odds-search = Soek markte
odds-no-prices = Nog geen kanse nie
odds-up = Kanse het gestyg
odds-down = Kanse het gedaal
odds-finished = Eindtelling
odds-builder = Wedbouer
odds-builder-text = Kombineer keuses uit hierdie wedstryd in een weddenskap
odds-over = Verby
odds-no-market = Mark gesluit
odds-nothing-found = Geen markte gevind nie
odds-half-time = Rustyd
odds-pause = Pouse
odds-moves = Kansgeskiedenis van hierdie besoek
odds-no-data = Geen data nie
odds-favourite = Gunsteling:
