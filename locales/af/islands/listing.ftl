### The control above a list that sorts and filters its matches.

listing-open = Sorteer en filter
listing-close = Maak toe
listing-done = Wys wedstryde
listing-clear = Verwyder alle filters

## When matches start

listing-start = Begin
listing-any-time = Enige tyd
listing-hours =
    { $count ->
        [one] Volgende uur
       *[other] Volgende { $count } uur
    }
listing-today = Vandag
listing-tomorrow = Môre

## Order

listing-order = Volgorde
listing-by-page = Aanbevole
listing-by-start = Volgens begintyd
listing-by-bets = Volgens gewildheid
listing-by-sport = Volgens sportsoort
listing-by-category = Volgens land
listing-by-league = Volgens liga
listing-reversed = { $name }, omgekeerd

## Filters

listing-sport = Sportsoort
listing-all-sports = Alle sportsoorte
listing-cyber = E-sport
listing-regular = Sonder e-sport
listing-bettable = Slegs met oop kanse
listing-favourites = Net my gunstelinge
listing-sign-in = Meld aan om jou gunstelinge te sien.
listing-sign-in-button = Meld aan
listing-remove = Verwyder filter: { $name }

## What is listed

listing-asking = Soek tans wedstryde
listing-found =
    { $count ->
        [one] { $count } wedstryd
       *[other] { $count } wedstryde
    }
listing-none = Geen wedstryd pas nie
listing-none-text = Verwyder ’n filter om meer te sien.
listing-more = Meer wedstryde
listing-failed = Meer wedstryde kon nie gelaai word nie
listing-offline = Jy is vanlyn
listing-kept = Die wedstryde hierbo het saam met die bladsy gekom.
listing-retry = Probeer weer

## Parts of a long list

listing-parts = Dele van die lys
listing-part = Deel { $number } van { $total }
listing-previous = Vorige
listing-next = Volgende
