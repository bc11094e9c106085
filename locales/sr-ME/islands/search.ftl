### Search.

search-open = Traži
search-hint = Tim, liga ili igra
search-close = Zatvori pretragu
search-recent = Posljednje pretrage
search-forget = Ukloni „{ $query }“
search-short = Unesite najmanje 3 znaka naziva tima, lige ili igre.
search-matches = Uživo i uskoro
search-over = Završeni mečevi
search-leagues = Lige
search-markets = Igre
search-live = Uživo
search-asking = Tražimo…
search-count = { $count ->
    [one] { $count } rezultat
    [few] { $count } rezultata
   *[other] { $count } rezultata
}
search-nothing = Nema rezultata za
search-nothing-text = Provjerite pravopis ili pogledajte sve sportove i lige.
search-all = Svi sportovi i lige
search-offline = Nema veze s internetom. Pretraga se nastavlja kad se veza vrati.
search-failed = Pretraga nije uspjela.
search-retry = Pokušaj ponovo
