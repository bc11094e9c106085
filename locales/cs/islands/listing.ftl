### Sorting and filtering of lists.

listing-open = Řadit a filtrovat
listing-close = Zavřít
listing-done = Zobrazit zápasy
listing-clear = Odebrat všechny filtry
listing-start = Začátek
listing-any-time = Kdykoli
listing-hours =
    { $count ->
        [one] Příští hodina
        [few] Příští { $count } hodiny
       *[other] Příštích { $count } hodin
    }
listing-today = Dnes
listing-tomorrow = Zítra
listing-order = Řazení
listing-by-page = Doporučené
listing-by-start = Podle začátku
listing-by-bets = Podle oblíbenosti
listing-by-sport = Podle sportu
listing-by-category = Podle země
listing-by-league = Podle ligy
listing-reversed = { $name }, obráceně
listing-sport = Sport
listing-all-sports = Všechny sporty
listing-cyber = E-sporty
listing-regular = Bez e-sportů
listing-bettable = Jen s dostupnými kurzy
listing-favourites = Jen moje oblíbené
listing-sign-in = Přihlaste se a uvidíte své oblíbené.
listing-sign-in-button = Přihlásit se
listing-remove = Odebrat filtr: { $name }
listing-asking = Hledáme zápasy
listing-found =
    { $count ->
        [one] { $count } zápas
        [few] { $count } zápasy
       *[other] { $count } zápasů
    }
listing-none = Filtrům neodpovídá žádný zápas
listing-none-text = Odeberte některý filtr a uvidíte víc.
listing-more = Další zápasy
listing-failed = Další zápasy se nepodařilo načíst
listing-offline = Jste offline
listing-kept = Výše jsou zápasy, které se načetly se stránkou.
listing-retry = Zkusit znovu
listing-parts = Části seznamu
listing-part = Část { $number } z { $total }
listing-previous = Předchozí
listing-next = Další
