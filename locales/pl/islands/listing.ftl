### Sorting and filtering of lists.

listing-open = Sortuj i filtruj
listing-close = Zamknij
listing-done = Pokaż mecze
listing-clear = Usuń wszystkie filtry
listing-start = Początek
listing-any-time = Dowolny termin
listing-hours =
    { $count ->
        [one] Najbliższa godzina
        [few] Najbliższe { $count } godziny
        [many] Najbliższe { $count } godzin
       *[other] Najbliższe { $count } godziny
    }
listing-today = Dzisiaj
listing-tomorrow = Jutro
listing-order = Sortowanie
listing-by-page = Polecane
listing-by-start = Według czasu
listing-by-bets = Według popularności
listing-by-sport = Według dyscypliny
listing-by-category = Według kraju
listing-by-league = Według ligi
listing-reversed = { $name }, odwrotna kolejność
listing-sport = Dyscyplina
listing-all-sports = Wszystkie dyscypliny
listing-cyber = E-sport
listing-regular = Bez e-sportu
listing-bettable = Tylko z dostępnymi kursami
listing-favourites = Tylko moje ulubione
listing-sign-in = Zaloguj się, aby zobaczyć ulubione.
listing-sign-in-button = Zaloguj się
listing-remove = Usuń filtr: { $name }
listing-asking = Szukamy meczów
listing-found =
    { $count ->
        [one] { $count } mecz
        [few] { $count } mecze
        [many] { $count } meczów
       *[other] { $count } meczu
    }
listing-none = Brak pasujących meczów
listing-none-text = Usuń filtr, aby zobaczyć więcej.
listing-more = Więcej meczów
listing-failed = Nie udało się wczytać więcej meczów
listing-offline = Brak połączenia
listing-kept = Powyżej są mecze wczytane razem ze stroną.
listing-retry = Spróbuj ponownie
listing-parts = Części listy
listing-part = Część { $number } z { $total }
listing-previous = Poprzednia
listing-next = Następna
