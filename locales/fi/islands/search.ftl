### Messages of the search.

search-open = Haku
search-hint = Joukkue, sarja tai kohde
search-close = Sulje haku
search-recent = Viimeisimmät haut
search-forget = Poista ”{ $query }”
search-short = Kirjoita vähintään 3 merkkiä joukkueen, sarjan tai kohteen nimestä.
search-matches = Live ja tulevat
search-over = Päättyneet ottelut
search-leagues = Sarjat
search-markets = Kohteet
search-live = Live
search-asking = Haetaan…
search-count = { $count ->
    [one] 1 tulos
   *[other] { $count } tulosta
}
search-nothing = Ei tuloksia haulle
search-nothing-text = Tarkista kirjoitusasu tai selaa kaikkia lajeja ja sarjoja.
search-all = Kaikki lajit ja sarjat
search-offline = Olet offline-tilassa. Haku jatkuu, kun yhteys palaa.
search-failed = Haku ei onnistunut.
search-retry = Yritä uudelleen
