### Search.

search-open = Szukaj
search-hint = Drużyna, liga lub rynek
search-close = Zamknij wyszukiwarkę
search-recent = Ostatnie wyszukiwania
search-forget = Usuń „{ $query }”
search-short = Wpisz co najmniej 3 znaki nazwy drużyny, ligi lub rynku.
search-matches = Na żywo i wkrótce
search-over = Zakończone mecze
search-leagues = Ligi
search-markets = Rynki
search-live = Na żywo
search-asking = Szukamy…
search-count = { $count ->
    [one] 1 wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
search-nothing = Brak wyników dla:
search-nothing-text = Sprawdź pisownię albo przejrzyj wszystkie dyscypliny i ligi.
search-all = Wszystkie dyscypliny i ligi
search-offline = Brak połączenia. Wyszukiwanie ruszy dalej, gdy wrócisz do sieci.
search-failed = Wyszukiwanie nie powiodło się.
search-retry = Spróbuj ponownie
