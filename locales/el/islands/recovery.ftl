### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Γράψτε το email του λογαριασμού σας. Θα σας στείλουμε σύνδεσμο για να επιλέξετε νέο κωδικό.
recovery-own = Θα στείλουμε σύνδεσμο στο { $email }.
recovery-send = Αποστολή συνδέσμου
recovery-sending = Μια στιγμή…
recovery-sent = Αν υπάρχει λογαριασμός με το { $email }, ο σύνδεσμος έρχεται. Ελέγξτε και τα ανεπιθύμητα.
recovery-again = Αποστολή ξανά
recovery-retry = Ξανά
recovery-failed = Κάτι δεν πήγε καλά. Δοκιμάστε ξανά αργότερα.
recovery-edit = Επιλέξτε νέο κωδικό
recovery-password = Νέος κωδικός
recovery-save = Αποθήκευση κωδικού
recovery-saved = Ο νέος κωδικός αποθηκεύτηκε και έχετε συνδεθεί
recovery-no-link = Ο σύνδεσμος είναι ελλιπής, έχει χρησιμοποιηθεί ή έχει λήξει. Ζητήστε νέο.
recovery-used = Αν τον έχετε ήδη χρησιμοποιήσει, μπορείτε απλώς να συνδεθείτε.
recovery-open-again = Ανοίξτε ξανά τον σύνδεσμο στο email. Αν δεν λειτουργεί, ζητήστε νέο.
recovery-new-link = Ζητήστε νέο σύνδεσμο
recovery-confirm = Επιβεβαιώστε το email σας
recovery-confirm-text = Γράψτε το email σας. Θα σας στείλουμε ξανά τον σύνδεσμο επιβεβαίωσης.
recovery-confirmed = Το email σας επιβεβαιώθηκε. Μπορείτε τώρα να συνδεθείτε.
recovery-unlock = Ξεκλειδώστε τον λογαριασμό σας
recovery-unlock-text = Μετά από αρκετούς λάθος κωδικούς ένας λογαριασμός κλειδώνει για κάποιο διάστημα. Γράψτε το email σας και θα σας στείλουμε σύνδεσμο που τον ξεκλειδώνει αμέσως.
recovery-unlocked = Ο λογαριασμός σας ξεκλειδώθηκε. Μπορείτε να συνδεθείτε ξανά.
