### The control above a list that sorts and filters its matches.

listing-open = Sortieren und filtern
listing-close = Schließen
listing-done = Spiele anzeigen
listing-clear = Alle Filter entfernen

## When matches start

listing-start = Beginn
listing-any-time = Beliebig
listing-hours =
    { $count ->
        [one] Nächste Stunde
       *[other] Nächste { $count } Stunden
    }
listing-today = Heute
listing-tomorrow = Morgen

## Order

listing-order = Reihenfolge
listing-by-page = Empfohlen
listing-by-start = Nach Beginn
listing-by-bets = Nach Beliebtheit
listing-by-sport = Nach Sportart
listing-by-category = Nach Land
listing-by-league = Nach Liga
listing-reversed = { $name }, umgekehrt

## Filters

listing-sport = Sportart
listing-all-sports = Alle Sportarten
listing-cyber = E-Sport
listing-regular = Ohne E-Sport
listing-bettable = Nur mit aktiven Quoten
listing-favourites = Nur meine Favoriten
listing-sign-in = Melde dich an, um deine Favoriten zu sehen.
listing-sign-in-button = Anmelden
listing-remove = Filter entfernen: { $name }

## What is listed

listing-asking = Spiele werden gesucht
listing-found =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
listing-none = Keine passenden Spiele
listing-none-text = Entferne einen Filter, um mehr zu sehen.
listing-more = Weitere Spiele
listing-failed = Weitere Spiele konnten nicht geladen werden
listing-offline = Du bist offline
listing-kept = Die Spiele oben wurden mit der Seite geladen.
listing-retry = Neu versuchen

## Parts of a long list

listing-parts = Teile der Liste
listing-part = Teil { $number } von { $total }
listing-previous = Zurück
listing-next = Weiter
