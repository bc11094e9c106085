### Δελτίο: πρώτα τα κείμενα των σελίδων, έπειτα εκείνα του προγράμματος περιήγησης.

## Δελτίο: ο πίνακας

slip-title = Δελτίο
slip-tab-slip = Δελτίο
slip-tab-bets = Τα στοιχήματά μου
slip-close = Κλείσιμο δελτίου
slip-empty-title = Το δελτίο σας είναι άδειο
slip-empty-text = Πατήστε μια απόδοση για να προστεθεί εδώ.
slip-quick-bet = Γρήγορο στοίχημα
slip-code = Έχετε κωδικό;
slip-code-open = Άνοιγμα

## Δελτίο: επιλογές

slip-selections = { $count ->
    [one] { $count } επιλογή
   *[other] { $count } επιλογές
}
slip-selections-label = Επιλογές
slip-remove = Αφαίρεση: { $name }
slip-clear = Αφαίρεση όλων
slip-emptied = Το δελτίο άδειασε
slip-undo = Αναίρεση
slip-price-moved = { $from } → { $to } από τότε που προστέθηκε
slip-price-changed = Η απόδοση άλλαξε: { $from } → { $to }
slip-moves = Κίνηση αποδόσεων σε αυτή την επίσκεψη
slip-suspended = Σε αναστολή: χωρίς στοιχήματα προς το παρόν
slip-suspended-provider = Σε αναστολή: χωρίς δεδομένα
slip-unavailable = Δεν προσφέρεται πια
slip-live = Live
slip-bar-open = Δελτίο
slip-bar-singles = { $count ->
    [one] { $count } μονό
   *[other] { $count } μονά
}
slip-bar-no-stake = Χωρίς ποντάρισμα
slip-bar-remove = Αφαιρέστε μια επιλογή για να συνεχίσετε
slip-conflict-here-same_match = Δεν συνδυάζεται με άλλη επιλογή από τον ίδιο αγώνα
slip-conflict-here-outright = Δεν συνδυάζεται με άλλη επιλογή στην ίδια διοργάνωση
slip-conflict-here-mixed_providers = Δεν συνδυάζεται με τις άλλες επιλογές
slip-conflict-here-system_provider = Δεν επιτρέπεται σε σύστημα
slip-conflict-here-custom_bet_match = Δεν είναι από τον αγώνα του Bet Builder
slip-conflict-here-custom_bet_alone = Δεν παίζεται μαζί με Bet Builder

## Δελτίο: το στοίχημα

slip-stake = Ποντάρισμα
slip-stake-currency = Ποντάρισμα σε { $currency }
slip-quick-add = Ποντάρισμα { $amount }
slip-quick-amounts = Γρήγορα ποσά
slip-odds = Συνολική απόδοση
slip-return = Πιθανά κέρδη
slip-types = Τύπος στοιχήματος
slip-join = Μετατροπή σε Bet Builder · { $odds }
slip-join-asking = Αναζήτηση Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Ένα σύστημα χρειάζεται περισσότερες επιλογές.
   *[other] Δεν υπάρχει διαθέσιμο σύστημα για { $count } επιλογές.
}
slip-refusal-multi_single_unavailable = Οι επιλογές αυτές δεν μπορούν να παιχτούν ως ξεχωριστά μονά.
slip-system = Σύστημα
slip-system-option = { $count ->
    [one] { $win } από { $total } · { $count } στήλη
   *[other] { $win } από { $total } · { $count } στήλες
}
slip-return-currency = Κέρδη σε { $currency }
slip-by-return = Ορισμός κερδών
slip-by-stake = Ορισμός ποσού
slip-line-stake = Ποντάρισμα ανά στήλη
slip-stake-freebet = Freebet
slip-max = Μέγ.
slip-max-label = Μέγιστο ποντάρισμα
slip-max-failed = Το μέγιστο ποντάρισμα δεν φορτώθηκε. Δοκιμάστε ξανά.
slip-total-stake = Συνολικό ποντάρισμα
slip-lines-of = { $count ->
    [one] { $count } στήλη × { $amount }
   *[other] { $count } στήλες × { $amount }
}
slip-boosted-odds = Ενισχυμένη απόδοση

## Δελτίο: γιατί δεν γίνεται δεκτό

slip-stake-empty = Συμπληρώστε το ποντάρισμα.
slip-stake-negative = Το ποντάρισμα δεν μπορεί να είναι αρνητικό.
slip-stake-exponent = Γράψτε ολόκληρο το ποσό, για παράδειγμα 1000.
slip-stake-not_a_number = Γράψτε το ποσό με ψηφία, για παράδειγμα { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Τα ποσά σε { $currency } δεν έχουν δεκαδικά. Γράψτε ακέραιο ποσό.
    [one] Τα ποσά σε { $currency } έχουν το πολύ { $decimals } δεκαδικό.
   *[other] Τα ποσά σε { $currency } έχουν το πολύ { $decimals } δεκαδικά.
}
slip-stake-too_large = Το ποσό είναι πολύ μεγάλο.
slip-stake-not-positive = Το ποντάρισμα πρέπει να είναι πάνω από το μηδέν.
slip-stake-below-min = Το ελάχιστο ποντάρισμα είναι { $amount }.
slip-stake-above-max = Το μέγιστο ποντάρισμα είναι { $amount }.
slip-stake-own-limit = Το δικό σας όριο σάς αφήνει { $amount } για ποντάρισμα.
slip-stake-own-limit-until = Το δικό σας όριο σάς αφήνει { $amount } για ποντάρισμα. Μηδενίζεται: { $moment }.
slip-stake-above-balance = Το υπόλοιπό σας είναι { $amount }. Μειώστε το ποντάρισμα.
slip-balance-empty = Το υπόλοιπό σας είναι { $amount }.
slip-currency-unlisted = Δεν είναι δυνατά στοιχήματα σε { $currency } εδώ.
slip-deposit = Κατάθεση
slip-blocked-suspended = { $count ->
    [one] Μία επιλογή είναι σε αναστολή. Περιμένετε να ανοίξει ξανά ή αφαιρέστε την.
   *[other] { $count } επιλογές είναι σε αναστολή. Περιμένετε να ανοίξουν ξανά ή αφαιρέστε τις.
}
slip-changed = { $count ->
    [one] Μία απόδοση άλλαξε. Ελέγξτε την πριν συνεχίσετε.
   *[other] { $count } αποδόσεις άλλαξαν. Ελέγξτε τις πριν συνεχίσετε.
}
slip-gone = { $count ->
    [one] Μία επιλογή δεν προσφέρεται πια.
   *[other] { $count } επιλογές δεν προσφέρονται πια.
}
slip-conflict-same_match = Δύο από τις επιλογές σας είναι από τον ίδιο αγώνα. Αφαιρέστε μία για να συνεχίσετε.
slip-conflict-outright = Δύο από τις επιλογές σας αφορούν την ίδια διοργάνωση. Αφαιρέστε μία για να συνεχίσετε.
slip-conflict-joinable = Δύο από τις επιλογές σας είναι από τον ίδιο αγώνα. Μετατρέψτε τις σε Bet Builder ή αφαιρέστε μία.
slip-conflict-mixed_providers = Οι επιλογές αυτές δεν συνδυάζονται σε ένα στοίχημα. Αφαιρέστε μία για να συνεχίσετε.
slip-conflict-system_provider = Κάποιες από τις επιλογές δεν επιτρέπονται σε σύστημα. Αφαιρέστε τις ή επιλέξτε άλλον τύπο.
slip-conflict-custom_bet_match = Το Bet Builder συνδυάζει επιλογές από έναν μόνο αγώνα. Αφαιρέστε τις άλλες για να συνεχίσετε.
slip-conflict-custom_bet_alone = Το Bet Builder παίζεται μόνο του. Αφαιρέστε τις άλλες επιλογές για να συνεχίσετε.
slip-custom-disabled = Αυτή τη στιγμή δεν γίνονται δεκτά στοιχήματα Bet Builder.
slip-custom-too-short = Ένα Bet Builder χρειάζεται τουλάχιστον δύο επιλογές.
slip-custom-odds-missing = Λήψη της απόδοσης του Bet Builder.
slip-custom-changed = Η απόδοση του Bet Builder σας άλλαξε. Ελέγξτε την πριν συνεχίσετε.
slip-return-too-small = Το στοίχημα δεν μπορεί να αποδώσει περισσότερα από το ποντάρισμα.
slip-freebet-pending = Ελέγχουμε αν το freebet σας ισχύει για αυτό το στοίχημα. Μπορείτε επίσης να ποντάρετε δικό σας ποσό.

## Δελτίο: το κουμπί

slip-accept = Αποδοχή αλλαγών
slip-accept-remove = { $count ->
    [one] Αποδοχή αλλαγών και αφαίρεση ({ $count })
   *[other] Αποδοχή αλλαγών και αφαίρεση ({ $count })
}
slip-accept-only-remove = { $count ->
    [one] Αφαίρεση της επιλογής
   *[other] Αφαίρεση { $count } επιλογών
}
slip-sign-in = Σύνδεση για στοίχημα
slip-offline = Χωρίς σύνδεση
slip-place = { $count ->
    [one] Τοποθετήστε στοίχημα · { $amount }
   *[other] Τοποθετήστε { $count } στοιχήματα · { $amount }
}
slip-place-freebet = { $count ->
    [one] Παίξτε freebet · { $amount }
   *[other] Παίξτε { $count } freebets · { $amount }
}
slip-place-both = { $count ->
    [one] Τοποθετήστε στοίχημα · { $amount } και freebet { $free }
   *[other] Τοποθετήστε { $count } στοιχήματα · { $amount } και freebet { $free }
}
slip-place-empty = { $count ->
    [one] Στοιχηματίστε
   *[other] Παίξτε { $count } στοιχήματα
}
slip-placing = { $count ->
    [one] Το στοίχημά σας υποβάλλεται…
   *[other] Τα { $count } στοιχήματά σας υποβάλλονται…
}

## Δελτίο: απαντήσεις

slip-error-invalid-odds = Οι αποδόσεις άλλαξαν κατά την υποβολή. Ελέγξτε τις νέες αποδόσεις και στοιχηματίστε ξανά.
slip-error-invalid-custom-odds = Η απόδοση του Bet Builder άλλαξε. Ελέγξτε τη νέα απόδοση και στοιχηματίστε ξανά.
slip-error-suspended = Μία επιλογή τέθηκε σε αναστολή κατά την υποβολή. Το στοίχημα δεν παίχτηκε.
slip-error-funds = Το υπόλοιπό σας δεν επαρκεί για αυτό το ποντάρισμα. Το στοίχημα δεν παίχτηκε.
slip-error-stake = Το ποντάρισμα αυτό δεν γίνεται δεκτό. Το στοίχημα δεν παίχτηκε.
slip-error-not-placed = Το στοίχημα δεν παίχτηκε και δεν αφαιρέθηκε τίποτα από το υπόλοιπό σας. Μπορείτε να στοιχηματίσετε ξανά.
slip-error-maybe-placed = Δεν μπορούμε να διαπιστώσουμε αν παίχτηκε το στοίχημα: στα στοιχήματά σας υπάρχουν περισσότερα από ένα όμοια με αυτό. Δείτε στην καρτέλα «Τα στοιχήματά μου» πριν το παίξετε ξανά.
slip-other-player = Είναι συνδεδεμένος άλλος χρήστης
slip-other-player-text = Δεν παίχτηκε κανένα στοίχημα. Ελέγξτε στο πάνω μέρος της σελίδας ποιος λογαριασμός είναι συνδεδεμένος και παίξτε ξανά το στοίχημα.
slip-error-default = Το στοίχημα δεν παίχτηκε. Δοκιμάστε ξανά.
slip-unanswered-title = Δεν γνωρίζουμε ακόμη αν παίχτηκε το στοίχημά σας
slip-unanswered-text = Δεν υπήρξε απάντηση. Αναζητούμε το στοίχημά σας, ώστε να μην παιχτεί δύο φορές. Αυτό μπορεί να διαρκέσει έως { $seconds } δευτερόλεπτα.
slip-unanswered-waiting = Η αναζήτηση του στοιχήματός σας δεν έγινε. Ελέγξτε τη σύνδεσή σας και αναζητήστε ξανά.
slip-unanswered-looking = Αναζήτηση του στοιχήματός σας…
slip-unanswered-look = Αναζήτηση ξανά
slip-receipt-lost-text = Η απάντηση χάθηκε στον δρόμο, αλλά το στοίχημά σας ελήφθη, μία φορά.
slip-receipt-ref = Αρ. στοιχήματος
slip-keep = Κρατήστε τις επιλογές
slip-done = Τέλος
slip-error-municipality = Στο προφίλ σας λείπει ο δήμος. Συμπληρώστε τον και στοιχηματίστε ξανά.
slip-error-win-too-small = Με αυτή την απόδοση το στοίχημα δεν μπορεί να αποδώσει περισσότερα από το ποντάρισμα. Δεν παίχτηκε.
slip-error-elsewhere = Ένα στοίχημα υποβάλλεται σε άλλη καρτέλα. Περιμένετε να ολοκληρωθεί και παίξτε ξανά αυτό.
slip-receipt-placed = { $count ->
    [one] Το στοίχημα παίχτηκε
   *[other] Παίχτηκαν { $count } στοιχήματα
}
slip-receipt-placed-text = { $count ->
    [one] Θα το βρείτε στην καρτέλα «Τα στοιχήματά μου».
   *[other] Θα τα βρείτε στην καρτέλα «Τα στοιχήματά μου».
}
slip-receipt-checking = { $count ->
    [one] Το στοίχημα ελήφθη και ελέγχεται
   *[other] { $count } στοιχήματα ελήφθησαν και ελέγχονται
}
slip-receipt-checking-text = Τίποτα δεν έχει παιχτεί ακόμη. Η απόφαση θα φανεί εδώ και στην καρτέλα «Τα στοιχήματά μου», συνήθως σε δευτερόλεπτα.
slip-receipt-review = { $count ->
    [one] Το στοίχημα ελήφθη και ελέγχεται
   *[other] { $count } στοιχήματα ελήφθησαν και ελέγχονται
}
slip-receipt-review-text = Τίποτα δεν έχει παιχτεί ακόμη. Πρώτα ελέγχει ένας trader· η απόφαση θα φανεί εδώ και στην καρτέλα «Τα στοιχήματά μου».
slip-receipt-rejected = Το στοίχημα δεν έγινε δεκτό
slip-receipt-rejected-text = Η απόδοση ή η αγορά άλλαξε πριν γίνει δεκτό το στοίχημα. Το ποντάρισμα επέστρεψε στο υπόλοιπό σας.
slip-receipt-missing = { $count ->
    [one] Ένα στοίχημα δεν παίχτηκε· δεν χρεώθηκε τίποτα για αυτό.
   *[other] { $count } στοιχήματα δεν παίχτηκαν· δεν χρεώθηκε τίποτα για αυτά.
}
slip-receipt-moved = Έγινε δεκτό με αλλαγμένη απόδοση, όπως επιτρέπουν οι ρυθμίσεις σας.
slip-placed-view = Προβολή
slip-placed-close = Κλείσιμο μηνύματος

## Δελτίο: μπόνους

slip-bonus = Μπόνους
slip-bonus-none = Χωρίς μπόνους
slip-bonus-comboboost = Ενίσχυση παρολί
slip-boost-next = { $count ->
    [one] { $boost } με μία ακόμη επιλογή σε απόδοση { $odds } και πάνω
   *[other] { $boost } με { $count } ακόμη επιλογές σε απόδοση { $odds } και πάνω
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, μόνο καθαρά κέρδη
slip-bonus-freebet_all_win = Freebet, ποντάρισμα και κέρδη
slip-bonus-freebet_no_risk = Επιστροφή πονταρίσματος σε freebet
slip-bonus-hunting = Κυνήγι
slip-bonus-tournament = Τουρνουά
slip-bonus-lootbox = Κουτί έκπληξη
slip-bonus-about-comboboost = Ενισχύει την απόδοση αυτού του παρολί.
slip-bonus-about-freebet = Το ποντάρισμα το βάζουμε εμείς. Αν το στοίχημα κερδίσει, παίρνετε τα καθαρά κέρδη χωρίς το ποντάρισμα.
slip-bonus-about-freebet_only_win = Το ποντάρισμα το βάζουμε εμείς. Αν το στοίχημα κερδίσει, παίρνετε τα καθαρά κέρδη χωρίς το ποντάρισμα.
slip-bonus-about-freebet_all_win = Το ποντάρισμα το βάζουμε εμείς. Αν το στοίχημα κερδίσει, παίρνετε το ποντάρισμα και τα καθαρά κέρδη.
slip-bonus-about-freebet_no_risk = Το ποντάρισμα το βάζετε εσείς. Αν το στοίχημα χάσει, το ποσό επιστρέφει ως freebet.
slip-bonus-about-hunting = Το στοίχημα αυτό δίνει πόντους στο κυνήγι σας.
slip-bonus-about-tournament = Το στοίχημα αυτό δίνει πόντους στο τουρνουά σας.
slip-bonus-about-lootbox = Το στοίχημα αυτό δίνει πόντους για το κουτί έκπληξη.

## Δελτίο: γρήγορο στοίχημα

slip-quick-bet-stake = Γρήγορο στοίχημα
slip-quick-bet-ready = Ενεργό: με ένα πάτημα σε μια απόδοση ποντάρετε αμέσως { $amount }.
slip-quick-bet-not-approved = Συμπληρώστε ποντάρισμα και ενεργοποιήστε το γρήγορο στοίχημα· ως τότε οι αποδόσεις πηγαίνουν στο δελτίο.
slip-quick-bet-approve = Ενεργοποίηση γρήγορου στοιχήματος · { $amount }
slip-quick-bet-approve-empty = Συμπληρώστε ποντάρισμα
slip-quick-bet-placing = Ποντάρισμα { $amount } στο σημείο { $name } με απόδοση { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Το γρήγορο στοίχημα παίχτηκε
slip-quick-bet-checking = Το γρήγορο στοίχημα ελήφθη και ελέγχεται
slip-quick-bet-review = Το γρήγορο στοίχημα ελήφθη και ελέγχεται
slip-quick-bet-rejected = Το γρήγορο στοίχημα δεν έγινε δεκτό
slip-quick-bet-error = Το γρήγορο στοίχημα δεν παίχτηκε
slip-quick-bet-text = { $event } · { $market }: { $name } @ { $odds } · { $amount }
slip-quick-bet-on = Γρήγορο στοίχημα ενεργό · { $amount }
slip-quick-bet-off = Απενεργοποίηση
slip-quick-bet-idle = Γρήγορο στοίχημα ανενεργό
slip-quick-bet-idle-text = Δεν παίξατε γρήγορο στοίχημα για { $minutes } λεπτά. Μπορείτε να το ενεργοποιήσετε ξανά στο δελτίο.

## Δελτίο: κοινοποίηση

slip-share-converted = Το κοινοποιημένο ποντάρισμα { $from } μετατρέπεται σε { $to }.
slip-code-loading = Άνοιγμα κοινοποιημένου στοιχήματος…
slip-code-not_found = Δεν βρέθηκε στοίχημα. Ελέγξτε τον κωδικό.
slip-code-nothing_left = Τίποτα από αυτό το στοίχημα δεν προσφέρεται πια. Δοκιμάστε άλλο στοίχημα.
slip-code-later = Το κοινοποιημένο στοίχημα δεν άνοιξε. Δοκιμάστε ξανά αργότερα.
slip-code-close = Κλείσιμο
slip-code-ask = { $count ->
    [one] Το κοινοποιημένο στοίχημα έχει { $count } επιλογή και το δελτίο σας δεν είναι άδειο. Να προστεθεί ή να αντικαταστήσει το δελτίο;
   *[other] Το κοινοποιημένο στοίχημα έχει { $count } επιλογές και το δελτίο σας δεν είναι άδειο. Να προστεθούν ή να αντικαταστήσουν το δελτίο;
}
slip-code-answer-add = Προσθήκη στο δελτίο
slip-code-answer-replace = Αντικατάσταση δελτίου
slip-code-answer-cancel = Να μείνει ως έχει

## Δελτίο: ρυθμίσεις

slip-settings = Ρυθμίσεις δελτίου
slip-accept-mode = Αν αλλάξουν οι αποδόσεις κατά την υποβολή
slip-accept-mode-none = Να ερωτώμαι για κάθε αλλαγή
slip-accept-mode-higher = Αποδοχή υψηλότερων, ερώτηση για χαμηλότερες
slip-accept-mode-any = Αποδοχή κάθε αλλαγής
slip-quick-own = Τα γρήγορα ποσά σας σε { $currency }
slip-quick-own-field = Γρήγορο ποσό { $number }
slip-quick-save = Αποθήκευση
slip-quick-saved = Τα ποσά σας αποθηκεύτηκαν.
slip-quick-invalid = Γράψτε κάθε ποσό με ψηφία και πάνω από το μηδέν ή αφήστε το κενό.
slip-settings-failed = Οι ρυθμίσεις σας δεν αποθηκεύτηκαν. Δοκιμάστε ξανά.
slip-odds-format = Μορφή αποδόσεων
slip-odds-format-european = Δεκαδική
slip-odds-format-british = Κλασματική
slip-odds-format-american = Αμερικανική
slip-odds-format-hongkong = Χονγκ Κονγκ
slip-odds-format-malaysian = Μαλαισιανή
slip-odds-format-indonesian = Ινδονησιακή
