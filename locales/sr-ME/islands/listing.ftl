### Sorting and filtering of lists.

listing-open = Sortiraj i filtriraj
listing-close = Zatvori
listing-done = Prikaži mečeve
listing-clear = Ukloni sve filtere
listing-start = Početak
listing-any-time = Bilo kada
listing-hours =
    { $count ->
        [1] Sljedeći sat
        [one] Sljedeći { $count } sat
        [few] Sljedeća { $count } sata
       *[other] Sljedećih { $count } sati
    }
listing-today = Danas
listing-tomorrow = Sjutra
listing-order = Redosljed
listing-by-page = Preporučeno
listing-by-start = Po vremenu početka
listing-by-bets = Po popularnosti
listing-by-sport = Po sportu
listing-by-category = Po zemlji
listing-by-league = Po ligi
listing-reversed = { $name }, obrnutim redom
listing-sport = Sport
listing-all-sports = Svi sportovi
listing-cyber = E-sport
listing-regular = Bez e-sporta
listing-bettable = Samo s dostupnim kvotama
listing-favourites = Samo moje omiljeno
listing-sign-in = Prijavite se da vidite omiljeno.
listing-sign-in-button = Prijavi se
listing-remove = Ukloni filter: { $name }
listing-asking = Tražimo mečeve
listing-found =
    { $count ->
        [one] { $count } meč
        [few] { $count } meča
       *[other] { $count } mečeva
    }
listing-none = Nema odgovarajućih mečeva
listing-none-text = Uklonite neki filter da vidite više.
listing-more = Ostali mečevi
listing-failed = Ostali mečevi nijesu učitani
listing-offline = Nema veze s internetom
listing-kept = Iznad su mečevi koji su učitani sa stranicom.
listing-retry = Pokušaj ponovo
listing-parts = Djelovi liste
listing-part = Dio { $number } od { $total }
listing-previous = Prethodni
listing-next = Sljedeći
