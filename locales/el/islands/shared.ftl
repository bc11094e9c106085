### Κοινά κείμενα.

## Ειδοποιήσεις

alert-error-title = Κάτι πήγε στραβά
alert-error-text = Δοκιμάστε ξανά αργότερα.
island-retry = Ξανά
odds-format-not-saved = Η μορφή αποδόσεων δεν αποθηκεύτηκε
odds-format-not-saved-text = Ισχύει σε αυτή τη συσκευή, αλλά δεν αποθηκεύτηκε στον λογαριασμό σας.

## Time zone

time-zone = Ζώνη ώρας
time-zone-site = Ώρα του ιστότοπου ({ $offset })
time-zone-own = Η ώρα σας ({ $offset })

## Στοιχήματα: τύπος, κατάσταση και αποτέλεσμα

slip-type-single = Μονό
slip-type-combo = Παρολί
slip-combo-name = { $count ->
    [2] Δυάδα
    [3] Τριάδα
   *[other] Παρολί { $count } επιλογών
}
slip-type-system = Σύστημα
slip-type-custom_bet = Bet Builder
slip-type-singles = Μονά
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Σύστημα { $win } από { $total }
}
slip-lines = { $count ->
    [one] { $count } στήλη
   *[other] { $count } στήλες
}
bets-with-trader = Ελέγχεται από trader
bet-status-submitted = Ελέγχεται
bet-status-waiting_results = Ανοιχτό
bet-status-ready_to_process = Διευθετείται
bet-status-done = Διευθετημένο
bet-status-cancelled = Ακυρώθηκε
bet-status-rejected = Δεν έγινε δεκτό
bet-status-withdrawn = Αποσύρθηκε
bet-status-cashed_out = Cash Out
bet-status-cashout_in_progress = Γίνεται Cash Out…
bet-result-no_results = Ανοιχτό
bet-result-canceled = Άκυρο
bet-result-win_entire = Κερδισμένο
bet-result-lose_entire = Χαμένο
bet-result-refund_entire = Επιστροφή
bet-result-refund_half_win_other = Μισό κερδισμένο
bet-result-refund_half_lose_other = Μισό χαμένο
bet-result-cashed_out = Cash Out

## Κοινοποίηση στοιχήματος

slip-share-title = Κοινοποίηση ή κωδικός
slip-share = Κοινοποίηση στοιχήματος
slip-share-code = Κωδικός
slip-share-pass = Κοινοποίηση συνδέσμου
slip-share-copied = Ο σύνδεσμος αντιγράφηκε.
slip-share-not-copied = Ο σύνδεσμος δεν αντιγράφηκε. Επιλέξτε τον παραπάνω.
slip-share-failed = Το στοίχημα δεν κοινοποιήθηκε. Δοκιμάστε ξανά.
slip-code-label = Κωδικός κοινοποιημένου στοιχήματος
slip-code-go = Άνοιγμα

## Υπολογισμοί

sum-title = Πώς υπολογίζεται
