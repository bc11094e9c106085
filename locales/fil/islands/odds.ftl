### Messages of prices and markets.

odds-live = Live
odds-suspended = Suspendido
odds-gone = Hindi na inaalok
odds-closed = Sarado na
odds-postponed = Ipinagpaliban
odds-rescheduled = Bagong petsa
odds-called-off = Kinansela
odds-as-of = Odds noong
odds-all-lines = Lahat ng linya
odds-more = Iba pang market
odds-all-markets = Lahat
odds-search = Maghanap ng market
odds-no-prices = Wala pang odds
odds-up = Tumaas ang odds
odds-down = Bumaba ang odds
odds-finished = Final score
odds-builder = Bet builder
odds-builder-text = Pagsamahin sa isang taya ang mga pick sa labang ito
odds-over = Tapos na
odds-no-market = Market sarado
odds-nothing-found = Walang nahanap na market
odds-half-time = HT
odds-pause = Break
odds-moves = Galaw ng odds sa pagbisitang ito
odds-no-data = Walang datos
odds-favourite = Paborito:
