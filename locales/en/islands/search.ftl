### Messages of the search.

search-open = Search
# In the empty field.
search-hint = Team, league or market
search-close = Close the search
search-recent = Recent searches
search-forget = Remove “{ $query }”
# Below the field, until 3 characters are typed.
search-short = Type at least 3 characters of a team, a league or a market.
search-matches = Live and upcoming
search-over = Finished matches
search-leagues = Leagues
search-markets = Markets
search-live = Live
search-asking = Searching…
# For screen readers.
search-count = { $count ->
    [one] 1 result
   *[other] { $count } results
}
# Before what was typed.
search-nothing = No results for
search-nothing-text = Check the spelling, or look through all sports and leagues.
search-all = All sports and leagues
search-offline = You are offline. The search continues once you are connected.
search-failed = The search did not work.
search-retry = Try again
