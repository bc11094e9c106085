### Sorting and filtering of lists.

listing-open = Zoradiť a filtrovať
listing-close = Zavrieť
listing-done = Zobraziť zápasy
listing-clear = Odstrániť všetky filtre
listing-start = Začiatok
listing-any-time = Kedykoľvek
listing-hours =
    { $count ->
        [one] Najbližšia hodina
        [few] Najbližšie { $count } hodiny
       *[other] Najbližších { $count } hodín
    }
listing-today = Dnes
listing-tomorrow = Zajtra
listing-order = Zoradenie
listing-by-page = Odporúčané
listing-by-start = Podľa začiatku
listing-by-bets = Podľa obľúbenosti
listing-by-sport = Podľa športu
listing-by-category = Podľa krajiny
listing-by-league = Podľa ligy
listing-reversed = { $name }, v opačnom poradí
listing-sport = Šport
listing-all-sports = Všetky športy
listing-cyber = E-športy
listing-regular = Bez e-športov
listing-bettable = Iba s dostupnými kurzami
listing-favourites = Len moje obľúbené
listing-sign-in = Prihláste sa a uvidíte svoje obľúbené.
listing-sign-in-button = Prihlásiť sa
listing-remove = Odstrániť filter: { $name }
listing-asking = Hľadáme zápasy
listing-found =
    { $count ->
        [one] { $count } zápas
        [few] { $count } zápasy
       *[other] { $count } zápasov
    }
listing-none = Nevyhovuje žiadny zápas
listing-none-text = Odstráňte niektorý filter a uvidíte viac.
listing-more = Ďalšie zápasy
listing-failed = Ďalšie zápasy sa nepodarilo načítať
listing-offline = Ste offline
listing-kept = Vyššie sú zápasy, ktoré sa načítali so stránkou.
listing-retry = Skúsiť znova
listing-parts = Časti zoznamu
listing-part = Časť { $number } z { $total }
listing-previous = Predošlá
listing-next = Ďalšia
