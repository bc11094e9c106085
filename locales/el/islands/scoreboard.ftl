### Πίνακας σκορ.

scoreboard-live = Live
scoreboard-starts = Έναρξη
scoreboard-finished = Τελικό σκορ
scoreboard-score = Σκορ
scoreboard-serving = Στο σερβίς
scoreboard-total = Τ
scoreboard-closed = Έκλεισαν τα στοιχήματα
scoreboard-postponed = Αναβλήθηκε
scoreboard-rescheduled = Νέα ημερομηνία
scoreboard-called-off = Ματαιώθηκε
scoreboard-half-time = Ημίχρονο
scoreboard-pause = Διάλειμμα
scoreboard-overtime = ΠΑΡ
scoreboard-red-cards = Κόκκινες κάρτες
scoreboard-suspended = Σε αναστολή
scoreboard-why-goal = γκολ
scoreboard-why-card = κάρτα
scoreboard-why-penalty = πέναλτι
scoreboard-why-review = έλεγχος βίντεο
scoreboard-why-break = μπρέικ
scoreboard-why-stopped = διακοπή αγώνα
scoreboard-why-provider = χωρίς δεδομένα
