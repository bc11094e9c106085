### Bet Builder.

builder-intro = Επιλέξτε δύο ή περισσότερα σημεία. Σχηματίζουν ένα στοίχημα με μία απόδοση και πρέπει να επαληθευτούν όλα.
builder-close = Όλες οι αγορές
builder-share = Κοινοποίηση στοιχήματος
builder-copied = Ο σύνδεσμος αντιγράφηκε
builder-not-shared = Ο σύνδεσμος δεν αντιγράφηκε
builder-failed = Οι αγορές δεν φορτώθηκαν. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
builder-retry = Ξανά
builder-none = Αυτή τη στιγμή δεν συνδυάζεται κανένα σημείο του αγώνα.
builder-off = Το Bet Builder δεν είναι διαθέσιμο αυτή τη στιγμή.
builder-closed = Τα στοιχήματα για αυτόν τον αγώνα έκλεισαν.
builder-lost = { $count ->
    [one] { $count } επιλογή του κοινοποιημένου στοιχήματος δεν προσφέρεται πια.
   *[other] { $count } επιλογές του κοινοποιημένου στοιχήματος δεν προσφέρονται πια.
}
builder-apart = Δεν συνδυάζεται με τις επιλογές σας
builder-tray = Το Bet Builder σας
builder-picks = { $count ->
    [one] { $count } επιλογή
   *[other] { $count } επιλογές
}
builder-remove = Αφαίρεση: { $name }
builder-clear = Αφαίρεση όλων
builder-leg-suspended = Σε αναστολή
builder-leg-gone = Δεν προσφέρεται πια
builder-pick-more = { $count ->
    [one] Προσθέστε ακόμη μία επιλογή για να δείτε την απόδοση Bet Builder.
   *[other] Προσθέστε { $count } επιλογές για να δείτε την απόδοση Bet Builder.
}
builder-joined = Απόδοση Bet Builder
builder-asking = Λήψη απόδοσης Bet Builder…
builder-moved-up = Ανέβηκε από
builder-moved-down = Έπεσε από
builder-product = Όχι { $product }, το γινόμενο των αποδόσεων: τα σημεία αυτά εξαρτώνται το ένα από το άλλο.
builder-spoken = Απόδοση Bet Builder: { $odds }
builder-gone = Δεν προσφέρεται πια: { $names }. Αφαιρέστε την επιλογή για να δείτε την απόδοση.
builder-waiting = Σε αναστολή: { $names }. Η απόδοση θα επιστρέψει μόλις ανοίξουν ξανά τα στοιχήματα.
builder-impossible = Οι επιλογές αυτές δεν μπορούν να κερδίσουν όλες μαζί. Αλλάξτε μία από αυτές.
builder-not-joinable = Μία από τις επιλογές δεν συνδυάζεται με τις άλλες. Αλλάξτε τις επιλογές σας.
builder-suspended = Μία από τις επιλογές μόλις τέθηκε σε αναστολή. Η απόδοση θα επιστρέψει μόλις ανοίξουν ξανά τα στοιχήματα.
builder-refused = Οι επιλογές αυτές δεν συνδυάζονται. Αλλάξτε μία από αυτές.
builder-unanswered = Η απόδοση Bet Builder δεν φορτώθηκε.
builder-add = Προσθήκη στο δελτίο · { $odds }
builder-add-empty = Προσθήκη στο δελτίο
builder-in-slip = Στο δελτίο σας · Άνοιγμα
builder-replaces = Αντικαθιστά το Bet Builder που υπάρχει στο δελτίο σας.
builder-alone = Το Bet Builder παίζεται μόνο του. Οι άλλες επιλογές μένουν στο δελτίο· αφαιρέστε τις πριν το παίξετε.
