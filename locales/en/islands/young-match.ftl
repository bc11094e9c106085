### Messages of a match that has no page yet.

young-asking = Looking for the match…
young-failed = The match could not be loaded
young-failed-text = Check your connection, then try again.
young-retry = Try again
young-home = Home
young-crumbs = You are here
# The star of the match that the page shows, beside those of its two sides.
young-this-match = This match
