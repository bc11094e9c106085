### Messages of the search.

search-open = Soek
search-hint = Span, liga of mark
search-close = Maak die soektog toe
search-recent = Onlangse soektogte
search-forget = Verwyder “{ $query }”
search-short = Tik minstens 3 karakters van ’n span, ’n liga of ’n mark.
search-matches = Live en komend
search-over = Gespeelde wedstryde
search-leagues = Ligas
search-markets = Markte
search-live = Live
search-asking = Soek tans…
search-count = { $count ->
    [one] 1 resultaat
   *[other] { $count } resultate
}
search-nothing = Geen resultate vir
search-nothing-text = Kyk of die spelling reg is, of blaai deur alle sportsoorte en ligas.
search-all = Alle sportsoorte en ligas
search-offline = Jy is vanlyn. Die soektog gaan voort sodra jy weer verbind is.
search-failed = Die soektog het nie gewerk nie.
search-retry = Probeer weer
