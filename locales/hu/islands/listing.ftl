### Sorting and filtering of lists.

listing-open = Rendezés és szűrés
listing-close = Bezárás
listing-done = Mérkőzések mutatása
listing-clear = Összes szűrő törlése
listing-start = Kezdés
listing-any-time = Bármikor
listing-hours =
    { $count ->
        [one] Következő óra
       *[other] Következő { $count } óra
    }
listing-today = Ma
listing-tomorrow = Holnap
listing-order = Sorrend
listing-by-page = Ajánlott
listing-by-start = Kezdés szerint
listing-by-bets = Népszerűség szerint
listing-by-sport = Sportág szerint
listing-by-category = Ország szerint
listing-by-league = Bajnokság szerint
listing-reversed = { $name }, fordított sorrend
listing-sport = Sportág
listing-all-sports = Összes sportág
listing-cyber = E-sport
listing-regular = E-sport nélkül
listing-bettable = Csak elérhető oddsokkal
listing-favourites = Csak a kedvenceim
listing-sign-in = Jelentkezz be, hogy lásd a kedvenceidet.
listing-sign-in-button = Belépés
listing-remove = Szűrő törlése: { $name }
listing-asking = Mérkőzések keresése
listing-found =
    { $count ->
        [one] { $count } mérkőzés
       *[other] { $count } mérkőzés
    }
listing-none = Nincs megfelelő mérkőzés
listing-none-text = Törölj egy szűrőt, hogy többet láss.
listing-more = További mérkőzések
listing-failed = Nem sikerült több mérkőzést betölteni
listing-offline = Nincs internetkapcsolat
listing-kept = Fent az oldallal együtt betöltött mérkőzések láthatók.
listing-retry = Próbáld újra
listing-parts = A lista részei
listing-part = { $number }. rész, összesen { $total }
listing-previous = Előző
listing-next = Következő
