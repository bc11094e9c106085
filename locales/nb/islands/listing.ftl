### The control above a list that sorts and filters its matches.

listing-open = Sorter og filtrer
listing-close = Lukk
listing-done = Vis kamper
listing-clear = Fjern alle filtre

## When matches start

listing-start = Start
listing-any-time = Når som helst
listing-hours =
    { $count ->
        [one] Neste time
       *[other] Neste { $count } timer
    }
listing-today = I dag
listing-tomorrow = I morgen

## Order

listing-order = Rekkefølge
listing-by-page = Anbefalt
listing-by-start = Etter starttid
listing-by-bets = Etter popularitet
listing-by-sport = Etter idrett
listing-by-category = Etter land
listing-by-league = Etter liga
listing-reversed = { $name }, omvendt rekkefølge

## Filters

listing-sport = Idrett
listing-all-sports = Alle idretter
listing-cyber = E-sport
listing-regular = Uten e-sport
listing-bettable = Bare kamper åpne for spill
listing-favourites = Bare mine favoritter
listing-sign-in = Logg inn for å se favorittene dine.
listing-sign-in-button = Logg inn
listing-remove = Fjern filter: { $name }

## What is listed

listing-asking = Leter etter kamper
listing-found =
    { $count ->
        [one] { $count } kamp
       *[other] { $count } kamper
    }
listing-none = Ingen kamper passer
listing-none-text = Fjern et filter for å se flere.
listing-more = Flere kamper
listing-failed = Flere kamper kunne ikke lastes inn
listing-offline = Du er frakoblet
listing-kept = Kampene over ble lastet inn sammen med siden.
listing-retry = Prøv igjen

## Parts of a long list

listing-parts = Deler av listen
listing-part = Del { $number } av { $total }
listing-previous = Forrige
listing-next = Neste
