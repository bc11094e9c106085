### Messages of the form that opens an account.

join-first-name = Όνομα
join-last-name = Επώνυμο
join-country = Χώρα διαμονής
join-currency = Νόμισμα
join-terms = Είμαι 18 ετών και άνω και αποδέχομαι τους { $rules }.
join-rules = κανόνες
join-missing = Συμπληρώστε αυτό το πεδίο.
join-terms-missing = Για να ανοίξετε λογαριασμό, επιβεβαιώστε την ηλικία σας και αποδεχτείτε τους κανόνες.
join-sent = Ένα βήμα ακόμη: στείλαμε σύνδεσμο στο { $email }. Ανοίξτε τον για να επιβεβαιώσετε τη διεύθυνση και μετά συνδεθείτε.
join-welcome = Καλώς ήρθατε! Ο λογαριασμός σας άνοιξε και έχετε συνδεθεί
join-closed = Προς το παρόν δεν ανοίγουν νέοι λογαριασμοί.
join-blocked = Δεν ανοίγουν λογαριασμοί από τη χώρα σας.
join-sign-in = Έχω ήδη λογαριασμό
join-complete = Πρώτα λίγα στοιχεία
join-complete-text = Τα χρειαζόμαστε μία φορά, πριν κάνετε κατάθεση.
join-date-of-birth = Ημερομηνία γέννησης
join-date-of-birth-invalid = Γράψτε μια πλήρη ημερομηνία στο παρελθόν.
join-address = Οδός και αριθμός
join-city = Πόλη
join-postal-code = Ταχυδρομικός κώδικας
join-save = Αποθήκευση και συνέχεια
join-saved = Τα στοιχεία σας αποθηκεύτηκαν
join-terms-changed = Οι κανόνες μας άλλαξαν
join-terms-read = Για να συνεχίσετε, διαβάστε και αποδεχτείτε τους { $rules }.
join-terms-accept = Αποδέχομαι
