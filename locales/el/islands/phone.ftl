### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Επαληθεύστε τον αριθμό τηλεφώνου σας
phone-text = Θα σας στείλουμε έναν κωδικό με SMS.
phone-country = Κωδικός χώρας
phone-country-missing = Επιλέξτε τη χώρα του αριθμού σας.
phone-number = Αριθμός τηλεφώνου
phone-number-missing = Γράψτε τον αριθμό τηλεφώνου σας.
phone-number-invalid = Αυτός δεν είναι αριθμός τηλεφώνου. Ελέγξτε τα ψηφία και τη χώρα.
phone-send = Αποστολή κωδικού
phone-sending = Μια στιγμή…
phone-sent = Στείλαμε έναν κωδικό στο { $number }.
phone-code = Κωδικός
phone-code-missing = Γράψτε τον κωδικό από το SMS.
phone-code-invalid = Ο κωδικός έχει { $count } ψηφία.
phone-verify = Επαλήθευση
phone-again = Αποστολή νέου κωδικού
phone-change = Χρήση άλλου αριθμού
phone-limit = Δεν μπορούν να σταλούν άλλοι κωδικοί προς το παρόν. Δοκιμάστε ξανά σε 24 ώρες.
phone-is-verified = Ο αριθμός { $number } επαληθεύτηκε.
phone-verified = Ο αριθμός τηλεφώνου σας επαληθεύτηκε
phone-failed = Κάτι δεν πήγε καλά. Δοκιμάστε ξανά αργότερα.
