### Messages of the search.

search-open = Søg
search-hint = Hold, liga eller marked
search-close = Luk søgningen
search-recent = Seneste søgninger
search-forget = Fjern »{ $query }«
search-short = Skriv mindst 3 tegn fra et hold, en liga eller et marked.
search-matches = Live og kommende
search-over = Afsluttede kampe
search-leagues = Ligaer
search-markets = Markeder
search-live = Live
search-asking = Søger…
search-count = { $count ->
    [one] 1 resultat
   *[other] { $count } resultater
}
search-nothing = Ingen resultater for
search-nothing-text = Tjek stavningen, eller se alle sportsgrene og ligaer igennem.
search-all = Alle sportsgrene og ligaer
search-offline = Du er offline. Søgningen fortsætter, når du har forbindelse igen.
search-failed = Søgningen mislykkedes.
search-retry = Prøv igen
