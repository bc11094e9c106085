### Messages of the search.

search-open = Suche
search-hint = Team, Liga oder Markt
search-close = Suche schließen
search-recent = Letzte Suchen
search-forget = „{ $query }“ entfernen
search-short = Gib mindestens 3 Zeichen eines Teams, einer Liga oder eines Marktes ein.
search-matches = Live und demnächst
search-over = Beendete Spiele
search-leagues = Ligen
search-markets = Märkte
search-live = Live
search-asking = Suche läuft…
search-count = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
search-nothing = Keine Ergebnisse für
search-nothing-text = Prüfe die Schreibweise oder sieh dir alle Sportarten und Ligen an.
search-all = Alle Sportarten und Ligen
search-offline = Du bist offline. Die Suche geht weiter, sobald du wieder verbunden bist.
search-failed = Die Suche hat nicht funktioniert.
search-retry = Neu versuchen
