### Messages of the scoreboard.

scoreboard-live = Live
# Shown above a start time.
scoreboard-starts = Starts
scoreboard-finished = Final score
scoreboard-score = Score
scoreboard-serving = Serving
# Heading of the column of total scores.
scoreboard-total = T
scoreboard-closed = Betting closed
# Between two periods: the middle of the match ("HT"), or any other.
scoreboard-half-time = HT
scoreboard-pause = Break
# Heading of the score after regular time, beside that of extra time ("full time").
scoreboard-full-time = FT
# Heading of the column of an overtime.
scoreboard-overtime = OT
# Before their number, for screen readers.
scoreboard-red-cards = Red cards
