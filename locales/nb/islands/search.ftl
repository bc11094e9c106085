### Messages of the search.

search-open = Søk
search-hint = Lag, liga eller marked
search-close = Lukk søket
search-recent = Siste søk
search-forget = Fjern «{ $query }»
search-short = Skriv minst 3 tegn av et lag, en liga eller et marked.
search-matches = Live og kommende
search-over = Ferdigspilte kamper
search-leagues = Ligaer
search-markets = Markeder
search-live = Live
search-asking = Søker…
search-count = { $count ->
    [one] 1 treff
   *[other] { $count } treff
}
search-nothing = Ingen treff på
search-nothing-text = Sjekk stavemåten, eller se gjennom alle idretter og ligaer.
search-all = Alle idretter og ligaer
search-offline = Du er frakoblet. Søket fortsetter når du er tilkoblet igjen.
search-failed = Søket fungerte ikke.
search-retry = Prøv igjen
