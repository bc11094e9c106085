### Search.

search-open = Keresés
search-hint = Csapat, bajnokság vagy piac
search-close = Keresés bezárása
search-recent = Legutóbbi keresések
search-forget = Törlés: „{ $query }”
search-short = Írj be legalább 3 karaktert egy csapat, bajnokság vagy piac nevéből.
search-matches = Élő és közelgő
search-over = Befejezett mérkőzések
search-leagues = Bajnokságok
search-markets = Piacok
search-live = Élő
search-asking = Keresés…
search-count = { $count ->
    [one] 1 találat
   *[other] { $count } találat
}
search-nothing = Nincs találat erre:
search-nothing-text = Ellenőrizd a helyesírást, vagy nézd át az összes sportágat és bajnokságot.
search-all = Összes sportág és bajnokság
search-offline = Nincs internetkapcsolat. A keresés folytatódik, amint újra van kapcsolat.
search-failed = A keresés nem sikerült.
search-retry = Próbáld újra
