### The control above a list that sorts and filters its matches.

listing-open = Sortér og filtrér
listing-close = Luk
listing-done = Vis kampe
listing-clear = Fjern alle filtre

## When matches start

listing-start = Start
listing-any-time = Når som helst
listing-hours =
    { $count ->
        [one] Næste time
       *[other] Næste { $count } timer
    }
listing-today = I dag
listing-tomorrow = I morgen

## Order

listing-order = Rækkefølge
listing-by-page = Anbefalet
listing-by-start = Efter starttidspunkt
listing-by-bets = Efter popularitet
listing-by-sport = Efter sportsgren
listing-by-category = Efter land
listing-by-league = Efter liga
listing-reversed = { $name }, omvendt

## Filters

listing-sport = Sportsgren
listing-all-sports = Alle sportsgrene
listing-cyber = E-sport
listing-regular = Uden e-sport
listing-bettable = Kun med åbne odds
listing-favourites = Kun mine favoritter
listing-sign-in = Log ind for at se dine favoritter.
listing-sign-in-button = Log ind
listing-remove = Fjern filter: { $name }

## What is listed

listing-asking = Søger efter kampe
listing-found =
    { $count ->
        [one] { $count } kamp
       *[other] { $count } kampe
    }
listing-none = Ingen kampe passer
listing-none-text = Fjern et filter for at se flere.
listing-more = Flere kampe
listing-failed = Flere kampe kunne ikke indlæses
listing-offline = Du er offline
listing-kept = Kampene ovenfor er dem, der fulgte med siden.
listing-retry = Prøv igen

## Parts of a long list

listing-parts = Dele af listen
listing-part = Del { $number } af { $total }
listing-previous = Forrige
listing-next = Næste
