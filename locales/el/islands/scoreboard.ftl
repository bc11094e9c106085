### Πίνακας σκορ.

scoreboard-live = Live
scoreboard-starts = Έναρξη
scoreboard-finished = Τελικό σκορ
scoreboard-score = Σκορ
scoreboard-serving = Στο σερβίς
scoreboard-total = Τ
scoreboard-closed = Έκλεισαν τα στοιχήματα
scoreboard-half-time = Ημίχρονο
scoreboard-pause = Διάλειμμα
