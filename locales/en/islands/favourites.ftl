### Messages of stars and of the page of favourites.

# What the page is, and what to do when it has nothing.
favourites-text = Mark matches, leagues, sports and teams with a star, and find them here.
favourites-browse = See all sports
favourites-sign-in-text = Sign in to see your favourites.
favourites-sign-in = Sign in
favourites-none = You have no favourites yet

# Headings.
favourites-matches = Matches
favourites-outrights = Outrights
favourites-leagues = Leagues
favourites-teams = Teams and players
favourites-sports = Sports

# The name of a star.
favourites-star = Favourite: { $name }
favourites-no-matches = None of your favourites has a match to bet on at the moment.
favourites-more = More matches

# An alert: a press on a star was taken back. Why, and what to do.
favourites-failed = The favourite could not be changed
favourites-failed-text = Nothing was changed. Please try again later.
favourites-unanswered = There was no answer, so the star is as it was. Check your connection and try again.
favourites-not-loaded = Your favourites could not be loaded
favourites-retry = Try again
