### Messages of the control above a list that sorts and filters its matches, and of what it shows.

# The button that opens the control, and the control's title.
listing-open = Sort and filter
listing-close = Close
# Closes the control: the list behind it has changed already.
listing-done = Show matches
listing-clear = Remove all filters

# When matches start: the heading, and its choices.
listing-start = Start
listing-any-time = Any time
listing-hours =
    { $count ->
        [one] Next hour
       *[other] Next { $count } hours
    }
listing-today = Today
listing-tomorrow = Tomorrow

# In which order matches are listed: the heading, and its choices. The first one is the order of the page.
listing-order = Sort by
listing-by-page = Recommended
listing-by-start = By start time
listing-by-bets = By popularity
listing-by-sport = By sport
listing-by-category = By country
listing-by-league = By league
# An order in the other direction.
listing-reversed = { $name }, reversed

listing-sport = Sport
listing-all-sports = All sports
listing-cyber = Esports
# Sports that are no computer games.
listing-regular = No esports
listing-bettable = Open for betting
# Only what the player has marked with a star; visitors are asked to sign in.
listing-favourites = Only my favourites
listing-sign-in = Sign in to see your favourites.
listing-sign-in-button = Sign in

# A filter that is on is a button with its name; this is what the button does.
listing-remove = Remove filter: { $name }

listing-asking = Looking for matches
listing-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
listing-none = No matches found
listing-none-text = Remove a filter to see more.
# Above the matches that the operator has beside those of the page.
listing-more = More matches
listing-failed = More matches could not be loaded
listing-offline = You are offline
# What is listed although more could not be loaded.
listing-kept = The matches above are those that came with the page.
listing-retry = Try again

# Links to the parts of a long list.
listing-parts = Parts of the list
listing-part = Part { $number } of { $total }
listing-previous = Previous
listing-next = Next
