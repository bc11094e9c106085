### Messages of the search.

search-open = Maghanap
search-hint = Team, liga o market
search-close = Isara ang paghahanap
search-recent = Mga kamakailang hinanap
search-forget = Alisin ang “{ $query }”
search-short = Mag-type ng hindi bababa sa 3 letra ng team, liga o market.
search-matches = Live at paparating
search-over = Mga tapos na laban
search-leagues = Mga liga
search-markets = Mga market
search-live = Live
search-asking = Naghahanap…
search-count = { $count ->
    [one] { $count } resulta
   *[other] { $count } na resulta
}
search-nothing = Walang resulta para sa
search-nothing-text = Suriin ang spelling, o tingnan ang lahat ng sports at liga.
search-all = Lahat ng sports at liga
search-offline = Offline ka. Magpapatuloy ang paghahanap kapag nakakonekta ka na.
search-failed = Hindi gumana ang paghahanap.
search-retry = Subukan ulit
