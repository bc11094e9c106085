### Words of the scoreboard.

scoreboard-live = Live
# Stands above a start time.
scoreboard-starts = Starts
scoreboard-finished = Final score
scoreboard-score = Score
scoreboard-serving = Serving
# Head of the column of total scores.
scoreboard-total = T
scoreboard-closed = Not taking bets
