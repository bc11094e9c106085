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
# A match that is not played as planned.
scoreboard-postponed = Postponed
scoreboard-rescheduled = New date
scoreboard-called-off = Called off
# Between two periods: the middle of the match ("HT"), or any other.
scoreboard-half-time = HT
scoreboard-pause = Break
# Heading of the column of an overtime, as short as a number.
scoreboard-overtime = OT
# Before their number, for screen readers.
scoreboard-red-cards = Red cards
# Why prices cannot be picked for a moment: "Suspended: goal".
scoreboard-suspended = Suspended
scoreboard-why-goal = goal
scoreboard-why-card = card
scoreboard-why-penalty = penalty
scoreboard-why-review = video review
scoreboard-why-break = break of serve
scoreboard-why-stopped = play stopped
# The data of the match fail to arrive.
scoreboard-why-provider = no data
