### Αποδόσεις και αγορές.

odds-live = Live
odds-suspended = Σε αναστολή
odds-gone = Δεν προσφέρεται πια
odds-closed = Έκλεισαν τα στοιχήματα
odds-postponed = Αναβλήθηκε
odds-rescheduled = Νέα ημερομηνία
odds-called-off = Ματαιώθηκε
odds-as-of = Ενημέρωση αποδόσεων:
odds-all-lines = Όλα τα όρια
odds-more = Περισσότερες αγορές
odds-all-markets = Όλες
odds-search = Αναζήτηση αγορών
odds-no-prices = Χωρίς αποδόσεις ακόμη
odds-up = Η απόδοση ανέβηκε
odds-down = Η απόδοση έπεσε
odds-finished = Τελικό σκορ
odds-builder = Bet Builder
odds-builder-text = Συνδυάστε επιλογές του αγώνα σε ένα στοίχημα
odds-over = Έληξε
odds-no-market = Κλειστή αγορά
odds-nothing-found = Δεν βρέθηκαν αγορές
odds-half-time = Ημίχρονο
odds-pause = Διάλειμμα
odds-moves = Κίνηση αποδόσεων σε αυτή την επίσκεψη
odds-no-data = Χωρίς δεδομένα
odds-favourite = Αγαπημένο:
