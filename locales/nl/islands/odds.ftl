### Messages of prices and markets.

odds-live = Live
odds-suspended = Opgeschort
odds-gone = Niet meer aangeboden
odds-closed = Wedden gesloten
odds-postponed = Uitgesteld
odds-rescheduled = Nieuwe datum
odds-called-off = Afgelast
odds-as-of = Odds van
odds-all-lines = Alle lijnen
odds-more = Meer markten
odds-all-markets = Alle
odds-search = Markten zoeken
odds-no-prices = Nog geen odds
odds-up = Odds gestegen
odds-down = Odds gedaald
odds-finished = Einduitslag
odds-builder = Bet Builder
odds-builder-text = Combineer keuzes uit deze wedstrijd in één bet
odds-over = Afgelopen
odds-no-market = Markt gesloten
odds-nothing-found = Geen markten gevonden
odds-half-time = Rust
odds-pause = Pauze
odds-moves = Oddsverloop van dit bezoek
odds-no-data = Geen gegevens
odds-favourite = Favoriet:
