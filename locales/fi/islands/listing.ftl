### The control above a list that sorts and filters its matches.

listing-open = Järjestä ja rajaa
listing-close = Sulje
listing-done = Näytä ottelut
listing-clear = Poista kaikki rajaukset

## When matches start

listing-start = Alku
listing-any-time = Milloin vain
listing-hours =
    { $count ->
        [one] Seuraava tunti
       *[other] Seuraavat { $count } tuntia
    }
listing-today = Tänään
listing-tomorrow = Huomenna

## Order

listing-order = Järjestys
listing-by-page = Suositeltu
listing-by-start = Alkamisajan mukaan
listing-by-bets = Suosion mukaan
listing-by-sport = Lajin mukaan
listing-by-category = Maan mukaan
listing-by-league = Sarjan mukaan
listing-reversed = { $name }, käänteisesti

## Filters

listing-sport = Laji
listing-all-sports = Kaikki lajit
listing-cyber = E-urheilu
listing-regular = Ilman e-urheilua
listing-bettable = Vain avoimet vetokohteet
listing-favourites = Vain omat suosikit
listing-sign-in = Kirjaudu sisään nähdäksesi suosikkisi.
listing-sign-in-button = Kirjaudu
listing-remove = Poista rajaus: { $name }

## What is listed

listing-asking = Haetaan otteluita
listing-found =
    { $count ->
        [one] { $count } ottelu
       *[other] { $count } ottelua
    }
listing-none = Mikään ottelu ei vastaa rajauksia
listing-none-text = Poista jokin rajaus, niin näet enemmän.
listing-more = Lisää otteluita
listing-failed = Lisää otteluita ei voitu ladata
listing-offline = Olet offline-tilassa
listing-kept = Yllä olevat ottelut latautuivat sivun mukana.
listing-retry = Yritä uudelleen

## Parts of a long list

listing-parts = Luettelon osat
listing-part = Osa { $number }/{ $total }
listing-previous = Edellinen
listing-next = Seuraava
