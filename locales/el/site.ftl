### Κείμενα των σελίδων.

## Σε κάθε σελίδα

skip-to-content = Μετάβαση στο περιεχόμενο
skip-to-slip = Μετάβαση στο δελτίο
nav-main = Κύριο μενού
nav-sports = Αθλήματα
nav-live = Live
nav-all-sports = Όλα τα αθλήματα
nav-leagues = Αθλήματα και διοργανώσεις
nav-top-leagues = Κορυφαίες διοργανώσεις
nav-cybersport = Esports
nav-language = Γλώσσα
nav-breadcrumbs = Βρίσκεστε εδώ
nav-menu = Μενού
menu-close = Κλείσιμο μενού
languages-close = Κλείσιμο λίστας γλωσσών
nav-help = Βοήθεια
tab-slip = Δελτίο
tab-bets = Στοιχήματα
nav-tabs = Συντομεύσεις
theme-dark = Σκούρο θέμα
odds-format = Μορφή αποδόσεων
odds-format-european = Δεκαδική
odds-format-british = Κλασματική
odds-format-american = Αμερικανική
odds-format-hongkong = Χονγκ Κονγκ
odds-format-malaysian = Μαλαισιανή
odds-format-indonesian = Ινδονησιακή
foot-payments = Τρόποι πληρωμής
foot-registration = Αρ. μητρώου
foot-licensed-by = Αδειοδότηση από
foot-licence = αρ. άδειας
foot-prices = Οι αποδόσεις και οι ώρες είναι από την τελευταία ενημέρωση της σελίδας, μέχρι να φορτώσουν νεότερες. Ζώνη ώρας: { $zone }.

## Διαδρομή και ημέρες

crumb-about = Σχετικά με εμάς
crumb-bets-history = Τα στοιχήματά μου
crumb-cybersport = Esports
crumb-favorites = Αγαπημένα
crumb-general-rules = Γενικοί κανόνες
crumb-home = Αρχική
crumb-init-sportsbook = Στοίχημα
crumb-limits = Τα όριά μου
crumb-live = Live
crumb-search = Αναζήτηση
crumb-schedule = Πρόγραμμα
crumb-results = Αποτελέσματα
crumb-lotteries = Λοταρίες
crumb-promotions = Προσφορές
crumb-racing = Ιπποδρομίες
crumb-sign-in = Σύνδεση
crumb-sign-up = Δημιουργία λογαριασμού
crumb-password-new = Ξεχάσατε τον κωδικό;
crumb-password-edit = Επιλέξτε νέο κωδικό
crumb-confirmation = Επιβεβαιώστε το email σας
crumb-unlock = Ξεκλειδώστε τον λογαριασμό σας
crumb-sports = Αθλήματα
day-today = Σήμερα
day-tomorrow = Αύριο
day-yesterday = Χθες
next-hours = Επόμενες 3 ώρες
live-now = Live τώρα
list-tools = Φίλτρα λίστας
list-market = Αγορά που εμφανίζεται στη λίστα
list-compact = Σύντομα
list-video = Με βίντεο

## Τίτλοι και περιγραφές για τις μηχανές αναζήτησης

home-title = Αποδόσεις στοιχήματος: live και επόμενοι αγώνες
home-description = Τρέχουσες αποδόσεις για live και επόμενους αγώνες στο { $site }: ποδόσφαιρο, μπάσκετ, τένις, ράγκμπι, κρίκετ και άλλα αθλήματα.
home-heading = Live και επόμενοι αγώνες
search-title = Αναζήτηση
search-description = Όλα τα αθλήματα και οι διοργανώσεις, και αναζήτηση αγώνων, διοργανώσεων και αγορών σε κάθε γλώσσα.
live-title = Live στοίχημα: αποδόσεις αγώνων σε εξέλιξη
live-description = Όλοι οι αγώνες σε εξέλιξη ανά άθλημα και διοργάνωση, με το σκορ, τον χρόνο και τις τρέχουσες αποδόσεις τους.
live-heading = Live
sport-title = { $sport }: αποδόσεις και στοίχημα
sport-description = { $sport }: αποδόσεις για { $count ->
    [one] { $count } αγώνα
   *[other] { $count } αγώνες
}, live και επόμενους, ανά διοργάνωση.
sport-all-leagues = Όλες οι διοργανώσεις
category-title = { $sport }, { $category }: αποδόσεις και στοίχημα
category-description = { $sport }, { $category }: αποδόσεις για { $count ->
    [one] { $count } αγώνα
   *[other] { $count } αγώνες
}, live και επόμενους, ανά διοργάνωση.
league-title = { $league }: αποδόσεις, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
} με αποδόσεις για το τελικό αποτέλεσμα και πολλές ακόμη αγορές.
match-title = { $home } - { $away }: αποδόσεις, { $sport }, { $start }
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: αποδόσεις για αποτέλεσμα, over/under, χάντικαπ και όλες τις άλλες αγορές.

## Μακροχρόνια στοιχήματα

outrights = Μακροχρόνια
outright-until = Έως { $day }
outright-title = { $name }: αποδόσεις νικητή, { $sport }
outright-description = { $name } ({ $sport }): αποδόσεις νικητή και όλα τα άλλα μακροχρόνια στοιχήματα για τη διοργάνωση { $league }.
outright-close = Κλείσιμο στοιχημάτων:
outright-ends = Λήξη διοργάνωσης:
outright-entrants = Συμμετέχοντες
outright-matches = Αγώνες: { $league }

## Calendars and feeds

calendar-add = Προσθήκη στο ημερολόγιο
calendar-all = Όλοι οι αγώνες
feed-fixtures = Επόμενοι αγώνες

## Πρόγραμμα και αποτελέσματα

days-nav = Ημέρες
days-cut = Αυτοί είναι οι πρώτοι αγώνες κάθε αθλήματος. Επιλέξτε παραπάνω ένα άθλημα για να τους δείτε όλους.
parts-nav = Σελίδες
parts-previous = Προηγούμενη
parts-next = Επόμενη
parts-number = σελίδα { $number }
schedule-title = Πρόγραμμα στοιχήματος: { $day }
schedule-title-sport = { $sport }: πρόγραμμα και αποδόσεις, { $day }
schedule-soon-title = Αγώνες που ξεκινούν τις επόμενες 3 ώρες
schedule-soon-title-sport = { $sport }: αγώνες που ξεκινούν τις επόμενες 3 ώρες
schedule-description = { $day }: { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
} με τρέχουσες αποδόσεις, ανά άθλημα και διοργάνωση.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
} με τρέχουσες αποδόσεις, ανά διοργάνωση.
schedule-soon-description = { $count ->
    [one] { $count } αγώνας ξεκινά
   *[other] { $count } αγώνες ξεκινούν
} τις επόμενες 3 ώρες: τρέχουσες αποδόσεις, ανά άθλημα και διοργάνωση.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } αγώνας ξεκινά
   *[other] { $count } αγώνες ξεκινούν
} τις επόμενες 3 ώρες, με τρέχουσες αποδόσεις ανά διοργάνωση.
schedule-heading = Πρόγραμμα: { $day }
schedule-heading-sport = { $sport }, πρόγραμμα: { $day }
schedule-empty = Δεν υπάρχουν εδώ αγώνες για στοιχηματισμό.
results-title = Αποτελέσματα αγώνων: { $day }
results-title-sport = { $sport }, αποτελέσματα: { $day }
results-description = Τελικά σκορ, { $day }: { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
} με το σκορ κάθε περιόδου, ανά άθλημα και διοργάνωση.
results-description-sport = { $sport }, τελικά σκορ, { $day }: { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
} με το σκορ κάθε περιόδου.
results-heading = Αποτελέσματα: { $day }
results-heading-sport = { $sport }, αποτελέσματα: { $day }
results-empty = Δεν έχει ολοκληρωθεί κανένας αγώνας εδώ.
results-start = Έναρξη
results-sides = Αγώνας
results-final = Τελικό σκορ
results-final-short = Τ
results-won = νίκη
league-results-title = { $league }: αποτελέσματα, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): τελικά σκορ σε { $count ->
    [one] { $count } αγώνα
   *[other] { $count } αγώνες
} των τελευταίων 7 ημερών.
league-results-heading = { $league }: αποτελέσματα

## Σελίδες των συντακτών

page-description = { $title } στο { $site }.
limits-help = Δωρεάν και εμπιστευτική βοήθεια:
favorites-script = Τα αγαπημένα σας φυλάσσονται στον λογαριασμό σας. Για να τα δείτε εδώ, ενεργοποιήστε τη JavaScript στον περιηγητή σας.
bets-history-text = Τα ανοιχτά και τα διευθετημένα στοιχήματά σας βρίσκονται στο δελτίο, στην καρτέλα «Τα στοιχήματά μου».
bets-history-open = Άνοιγμα στοιχημάτων
bets-history-script = Τα στοιχήματά σας είναι ασφαλή, αλλά η σελίδα χρειάζεται JavaScript για να τα δείξει. Ενεργοποιήστε την στο πρόγραμμα περιήγησης και φορτώστε ξανά τη σελίδα.
init-sportsbook-open = Μετάβαση στο στοίχημα
sign-in-text = Συνδεθείτε για να στοιχηματίσετε και να δείτε το υπόλοιπό σας.
sign-in-open = Σύνδεση
sign-in-script = Η σύνδεση χρειάζεται JavaScript. Ενεργοποιήστε την στο πρόγραμμα περιήγησης και φορτώστε ξανά τη σελίδα.
sign-up-text = Ανοίξτε λογαριασμό για να στοιχηματίσετε.
password-new-text = Γράψτε το email του λογαριασμού σας. Θα σας στείλουμε σύνδεσμο για να επιλέξετε νέο κωδικό.
password-edit-text = Ανοίξτε τον σύνδεσμο στο email μας για να επιλέξετε νέο κωδικό.
confirmation-text = Γράψτε το email σας. Θα σας στείλουμε ξανά τον σύνδεσμο επιβεβαίωσης.
unlock-text = Γράψτε το email σας και θα σας στείλουμε σύνδεσμο που ξεκλειδώνει τον λογαριασμό σας.
form-script = Αυτή η φόρμα χρειάζεται JavaScript. Ενεργοποιήστε την στο πρόγραμμα περιήγησης και φορτώστε ξανά τη σελίδα.
cybersport-title = Στοίχημα esports: αποδόσεις ανά παιχνίδι
cybersport-description = Αποδόσεις για ηλεκτρονικά παιχνίδια: κάθε παιχνίδι με τους επόμενους αγώνες του και όλες τις αγορές τους, live και πριν από την έναρξη.
promotions-title = Προσφορές, μπόνους και freebets
promotions-description = Οι τρέχουσες προσφορές: μπόνους, ενισχυμένα παρολί και freebets, καθεμία με τους όρους και την τελευταία ημέρα της.
cybersport-none = Αυτή τη στιγμή κανένας αγώνας esports δεν δέχεται στοιχήματα.
to-sports = Δείτε όλα τα αθλήματα

## Προσφορές

promotions-none = Δεν υπάρχουν προσφορές αυτή τη στιγμή.
promotion-from = Από
promotion-until = Έως
promotion-terms = Όροι και προϋποθέσεις
nav-right = Συντομεύσεις δίπλα στο δελτίο
nav-deposit = Κατάθεση

## Σελίδες σφαλμάτων

not-found-title = Ωχ, λυπούμαστε. Δεν βρίσκουμε αυτή τη σελίδα.
not-found-text = Η σελίδα δεν υπάρχει ή ο αγώνας της έχει λήξει.
error-title = Ωχ! Λυπούμαστε, κάτι πήγε στραβά.
error-text = Παρακαλούμε επιστρέψτε σε λίγο.
error-home = Στην αρχική σελίδα
blocked-title = Λυπούμαστε, δεν είμαστε διαθέσιμοι στη χώρα σας αυτή τη στιγμή.
blocked-text = Η άδεια αυτού του ιστότοπου δεν καλύπτει τη χώρα στην οποία βρίσκεστε.
locked-title = Μη εξουσιοδοτημένη πρόσβαση
locked-text = Λυπούμαστε, δεν έχετε δικαίωμα να δείτε αυτή τη σελίδα.

favourite = Αγαπημένο:
favourite-match = Αυτός ο αγώνας
