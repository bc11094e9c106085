### The control above a list that sorts and filters its matches.

listing-open = Sortera och filtrera
listing-close = Stäng
listing-done = Visa matcher
listing-clear = Ta bort alla filter

## When matches start

listing-start = Start
listing-any-time = När som helst
listing-hours =
    { $count ->
        [one] Kommande timme
       *[other] Kommande { $count } timmar
    }
listing-today = I dag
listing-tomorrow = I morgon

## Order

listing-order = Sortering
listing-by-page = Rekommenderat
listing-by-start = Efter starttid
listing-by-bets = Efter popularitet
listing-by-sport = Efter sport
listing-by-category = Efter land
listing-by-league = Efter liga
listing-reversed = { $name }, omvänt

## Filters

listing-sport = Sport
listing-all-sports = Alla sporter
listing-cyber = E-sport
listing-regular = Utan e-sport
listing-bettable = Endast öppna för spel
listing-favourites = Bara mina favoriter
listing-sign-in = Logga in för att se dina favoriter.
listing-sign-in-button = Logga in
listing-remove = Ta bort filter: { $name }

## What is listed

listing-asking = Söker matcher
listing-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matcher
    }
listing-none = Inga matcher hittades
listing-none-text = Ta bort ett filter för att se fler.
listing-more = Fler matcher
listing-failed = Fler matcher kunde inte laddas
listing-offline = Du är offline
listing-kept = Matcherna ovan laddades med sidan.
listing-retry = Försök igen

## Parts of a long list

listing-parts = Delar av listan
listing-part = Del { $number } av { $total }
listing-previous = Föregående
listing-next = Nästa
