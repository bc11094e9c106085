### Τα στοιχήματά μου.

bets-sign-in = Συνδεθείτε για να δείτε τα στοιχήματά σας.
bets-sign-in-button = Σύνδεση
bets-filter = Φίλτρα στοιχημάτων
bets-filter-all = Όλα
bets-filter-open = Ανοιχτά
bets-filter-settled = Διευθετημένα
bets-result-win = Κερδισμένα
bets-result-lose = Χαμένα
bets-result-refund = Επιστροφές
bets-live = Live
bets-score = Σκορ
bets-half-time = Ημίχρονο
bets-pause = Διάλειμμα
bets-finished = Τελικό σκορ
bets-loading = Φόρτωση στοιχημάτων…
bets-count = { $count ->
    [one] { $count } στοίχημα
   *[other] { $count } στοιχήματα
}
bets-empty-all = Δεν έχετε ακόμη στοιχήματα. Όσα παίζετε εμφανίζονται εδώ.
bets-empty-open = Δεν έχετε ανοιχτά στοιχήματα.
bets-empty-settled = Δεν έχετε ακόμη διευθετημένα στοιχήματα.
bets-empty-win = Δεν έχετε ακόμη κερδισμένα στοιχήματα.
bets-empty-lose = Δεν έχετε χαμένα στοιχήματα.
bets-empty-refund = Δεν έχετε στοιχήματα με επιστροφή.
bets-failed = Τα στοιχήματά σας δεν φορτώθηκαν.
bets-retry = Ξανά
bets-older = Παλαιότερα στοιχήματα
bets-loading-older = Φόρτωση παλαιότερων…
bets-stake = Ποντάρισμα
bets-freebet = Freebet
bets-odds = Απόδοση
bets-boosted-odds = Ενισχυμένη απόδοση
bets-possible-return = Πιθανά κέρδη
bets-returned = Επιστροφή
bets-cashed-out = Cash Out
bets-ref = Αρ. στοιχήματος { $ref }
bets-loading-sum = Υπολογισμός…
bets-differs-open = Το στοίχημα έχει καταχωριστεί με πιθανά κέρδη { $told }· με τον δικό μας υπολογισμό είναι { $ours }. Ισχύει το καταχωρισμένο ποσό.
bets-differs-settled = Το στοίχημα πλήρωσε { $told }· με τον δικό μας υπολογισμό είναι { $ours }. Επικοινωνήστε με την υποστήριξη και αναφέρετε τον αριθμό του στοιχήματος.
bets-cashout = Cash Out
bets-cashout-button = Cash Out · { $amount }
bets-cashout-none = Χωρίς προσφορά Cash Out αυτή τη στιγμή
bets-cashout-question = Να εισπράξετε { $amount } τώρα; Το στοίχημα κλείνει και χάνετε τα πιθανά κέρδη { $possible }.
bets-cashout-gain = { $difference } πάνω από το ποντάρισμα
bets-cashout-loss = { $difference } κάτω από το ποντάρισμα
bets-cashout-even = Ακριβώς το ποντάρισμά σας
bets-cashout-changed = Η προσφορά άλλαξε: { $from } → { $to }
bets-cashout-confirm = Cash Out · { $amount }
bets-cashout-keep = Κρατήστε το στοίχημα
bets-part-amount = Ποσό του Cash Out
bets-part-question = Να εισπράξετε { $amount } τώρα για { $part } από το ποντάρισμα; { $rest } μένουν στο στοίχημα, με πιθανά κέρδη { $possible }.
bets-part-done = Cash Out { $amount } για { $part } από το ποντάρισμα
bets-order = Αυτόματο Cash Out
bets-order-amount = Cash Out μόλις η προσφορά φτάσει
bets-order-range = Πάνω από { $offer }, έως { $possible }
bets-order-note = Μόνο όσο μια σελίδα του ιστότοπου είναι ανοιχτή και ορατή. Στο παρασκήνιο, εκτός σύνδεσης ή με κλειστή σελίδα δεν γίνεται Cash Out.
bets-order-set = Ενεργοποίηση
bets-order-waits = Αυτόματο Cash Out από { $amount } και πάνω
bets-order-cancel = Απενεργοποίηση
bets-cashout-withdrawn = Δεν υπάρχει προσφορά αυτή τη στιγμή. Το Cash Out δεν έγινε.
bets-cashout-processing = Γίνεται Cash Out { $amount }…
bets-cashout-in-progress = Γίνεται Cash Out…
bets-cashout-refused = Το Cash Out δεν έγινε. Το στοίχημά σας ισχύει ακόμη.
bets-cashout-close = Κλείσιμο
bets-cashout-unanswered = Δεν γνωρίζουμε ακόμη αν έγινε το Cash Out. Το ελέγχουμε πριν μπορέσετε να δοκιμάσετε ξανά.
bets-cashout-look = Αναζήτηση ξανά
bets-cashout-looking = Αναζήτηση του στοιχήματός σας…
bets-cashout-not-done = Το Cash Out δεν έγινε
bets-cashout-not-done-text = Το στοίχημά σας ισχύει ακόμη. Μπορείτε να δοκιμάσετε ξανά.
bets-cashout-done = Έγινε Cash Out: { $amount }
bets-cashout-done-text = Το ποσό είναι στο υπόλοιπό σας.
bets-reuse = Παίξτε το ξανά
bets-reuse-gone = Καμία από αυτές τις επιλογές δεν προσφέρεται πια.
bets-reuse-failed = Οι τρέχουσες αποδόσεις δεν φορτώθηκαν. Δοκιμάστε ξανά.
bets-reuse-some-gone = { $count ->
    [one] { $count } επιλογή δεν προσφέρεται πια
   *[other] { $count } επιλογές δεν προσφέρονται πια
}
bets-statement = Κίνηση στοιχημάτων
bets-from = Από
bets-to = Έως
bets-print = Εκτύπωση
bets-csv = Λήψη CSV
bets-net = Καθαρό αποτέλεσμα
