### Messages of the match centre: statistics, timeline and stream of a match, beside its prices.

# Name of the part, for screen readers.
centre-title = Match centre
centre-statistics = Statistics
centre-timeline = Timeline
centre-stream = Stream
centre-not-begun = Statistics appear once the match has started
centre-none = Nothing has happened yet
centre-failed = This could not be loaded
centre-retry = Try again
centre-stream-sign-in = Sign in to watch this match
centre-sign-in = Sign in
centre-play = Watch live
centre-stop = Stop the stream
# Name of the choice between several streams.
centre-choose = Streams
centre-no-stream = This match has no stream right now
# The operator refuses it, such as for the player's country.
centre-stream-refused = You cannot watch this stream where you are
centre-stream-failed = The stream broke off. Check your connection, then try again.
centre-stream-unsupported = This browser cannot play the stream
