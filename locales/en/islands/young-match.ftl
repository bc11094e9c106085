### Messages of a match that has no page yet.

young-match-asking = Looking for the match…
young-match-failed = The match could not be loaded
young-match-failed-text = Check your connection, then try again.
young-match-retry = Try again
young-match-home = Home
young-match-crumbs = You are here
