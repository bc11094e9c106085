### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Συνδεθείτε για να δείτε το επίπεδο, τους πόντους και τα υπόλοιπά σας.
profile-sign-in = Σύνδεση
profile-name = Όνομα
profile-email = Email
profile-password = Επιλέξτε νέο κωδικό
profile-phone = Αριθμός τηλεφώνου
profile-phone-verified = Επαληθεύτηκε
profile-phone-verify = Επαληθεύστε τον αριθμό σας
profile-level = Επίπεδο
profile-points = Πόντοι
profile-next = Πόντοι για το επίπεδο { $level }: { $count }
profile-top = Φτάσατε στο ανώτατο επίπεδο.
profile-balances = Υπόλοιπα
profile-documents = Έχετε πρόχειρα ένα έγγραφο ταυτότητας και ένα αποδεικτικό διεύθυνσης: μπορεί να σας ζητηθούν πριν από την πρώτη σας ανάληψη.
profile-failed = Το προφίλ σας δεν μπόρεσε να φορτωθεί.
profile-retry = Ξανά
