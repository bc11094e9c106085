### Messages of the search.

search-open = Sök
search-hint = Lag, liga eller marknad
search-close = Stäng sökningen
search-recent = Senaste sökningar
search-forget = Ta bort ”{ $query }”
search-short = Skriv minst 3 tecken av ett lag, en liga eller en marknad.
search-matches = Live och kommande
search-over = Avslutade matcher
search-leagues = Ligor
search-markets = Marknader
search-live = Live
search-asking = Söker…
search-count = { $count ->
    [one] 1 träff
   *[other] { $count } träffar
}
search-nothing = Inga träffar för
search-nothing-text = Kontrollera stavningen eller titta bland alla sporter och ligor.
search-all = Alla sporter och ligor
search-offline = Du är offline. Sökningen fortsätter när du är ansluten igen.
search-failed = Sökningen fungerade inte.
search-retry = Försök igen
