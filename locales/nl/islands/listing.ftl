### The control above a list that sorts and filters its matches.

listing-open = Sorteren en filteren
listing-close = Sluiten
listing-done = Wedstrijden tonen
listing-clear = Alle filters verwijderen

## When matches start

listing-start = Start
listing-any-time = Elk tijdstip
listing-hours =
    { $count ->
        [one] Komend uur
       *[other] Komende { $count } uur
    }
listing-today = Vandaag
listing-tomorrow = Morgen

## Order

listing-order = Volgorde
listing-by-page = Aanbevolen
listing-by-start = Op starttijd
listing-by-bets = Op populariteit
listing-by-sport = Op sport
listing-by-category = Op land
listing-by-league = Op competitie
listing-reversed = { $name }, omgekeerde volgorde

## Filters

listing-sport = Sport
listing-all-sports = Alle sporten
listing-cyber = Esports
listing-regular = Zonder esports
listing-bettable = Alleen met beschikbare odds
listing-favourites = Alleen mijn favorieten
listing-sign-in = Log in om je favorieten te zien.
listing-sign-in-button = Inloggen
listing-remove = Filter verwijderen: { $name }

## What is listed

listing-asking = Wedstrijden zoeken
listing-found =
    { $count ->
        [one] { $count } wedstrijd
       *[other] { $count } wedstrijden
    }
listing-none = Geen passende wedstrijden
listing-none-text = Verwijder een filter om meer te zien.
listing-more = Meer wedstrijden
listing-failed = Meer wedstrijden konden niet worden geladen
listing-offline = Je bent offline
listing-kept = De wedstrijden hierboven zijn met de pagina meegeladen.
listing-retry = Opnieuw proberen

## Parts of a long list

listing-parts = Delen van de lijst
listing-part = Deel { $number } van { $total }
listing-previous = Vorige
listing-next = Volgende
