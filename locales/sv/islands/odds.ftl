### Messages of prices and markets.

odds-live = Live
odds-suspended = Pausat
odds-gone = Erbjuds inte längre
odds-closed = Stängt för spel
odds-postponed = Uppskjuten
odds-rescheduled = Nytt datum
odds-called-off = Inställd
odds-as-of = Odds från
odds-all-lines = Alla linor
odds-more = Fler marknader
odds-all-markets = Alla
odds-search = Sök marknader
odds-no-prices = Inga odds än
odds-up = Oddset gick upp
odds-down = Oddset gick ner
odds-finished = Slutresultat
odds-builder = Bet Builder
odds-builder-text = Kombinera val från matchen i ett spel
odds-over = Slut
odds-no-market = Marknaden stängd
odds-nothing-found = Inga marknader hittades
odds-half-time = Paus
odds-pause = Paus
odds-moves = Oddshistorik för det här besöket
odds-no-data = Inga data
odds-favourite = Favorit:
