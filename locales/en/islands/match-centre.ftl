### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

# Name of the part, for screen readers.
centre-title = Match centre
# The last results of both sides.
centre-form = Form
centre-table = Table
# Earlier matches between the two sides.
centre-meetings = Head to head
# Heads of the table's columns and marks of results are the first letters of these four, which must differ.
centre-played = Played
centre-won = Won
centre-drawn = Drawn
centre-lost = Lost
centre-points = Points
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
