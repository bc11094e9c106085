### Messages of the search.

search-open = Zoeken
search-hint = Team, competitie of markt
search-close = Zoeken sluiten
search-recent = Recente zoekopdrachten
search-forget = “{ $query }” verwijderen
search-short = Typ minstens 3 tekens van een team, een competitie of een markt.
search-matches = Live en binnenkort
search-over = Afgelopen wedstrijden
search-leagues = Competities
search-markets = Markten
search-live = Live
search-asking = Zoeken…
search-count = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultaten
}
search-nothing = Geen resultaten voor
search-nothing-text = Controleer de spelling of bekijk alle sporten en competities.
search-all = Alle sporten en competities
search-offline = Je bent offline. Het zoeken gaat verder zodra je weer verbinding hebt.
search-failed = Het zoeken is niet gelukt.
search-retry = Opnieuw proberen
