live-events-all = All live matches
