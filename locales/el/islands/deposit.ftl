### How a payment ended: the alert after the platform's page has led back.

deposit-success = Η κατάθεση ελήφθη
deposit-success-text = Τα χρήματα είναι στο υπόλοιπό σας.
deposit-pending = Η κατάθεση είναι καθ’ οδόν
deposit-pending-text = Θα φανεί στο υπόλοιπό σας μόλις φτάσει. Δεν χρειάζεται να πληρώσετε ξανά.
deposit-error = Η κατάθεση απέτυχε
deposit-error-text = Δεν προστέθηκε τίποτα στο υπόλοιπό σας. Δοκιμάστε ξανά ή πληρώστε με άλλον τρόπο.
deposit-failed = Η κατάθεση δεν επιβεβαιώθηκε
deposit-failed-text = Δεν γνωρίζουμε αν ολοκληρώθηκε η πληρωμή. Ελέγξτε το υπόλοιπό σας πριν πληρώσετε ξανά.
deposit-title = Κατάθεση
deposit-loading = Η σελίδα πληρωμής φορτώνει…
deposit-new-tab = Άνοιγμα σε νέα καρτέλα
deposit-unavailable = Η φόρμα πληρωμής δεν μπόρεσε να εμφανιστεί. Μπορείτε να καταθέσετε στη σελίδα πληρωμής.
deposit-to-page = Μετάβαση στη σελίδα πληρωμής
deposit-notice-method_unavailable = Αυτός ο τρόπος πληρωμής δεν είναι διαθέσιμος
deposit-notice-method_unavailable-text = Πληρώστε με άλλον τρόπο ή δοκιμάστε ξανά αργότερα.
deposit-notice-three_ds_needed = Η τράπεζά σας θέλει να επιβεβαιώσει ότι είστε εσείς
deposit-notice-three_ds_needed-text = Επιβεβαιώστε την πληρωμή στην εφαρμογή ή στη σελίδα της τράπεζάς σας.
deposit-notice-processing_delayed = Η πληρωμή διαρκεί περισσότερο από το συνηθισμένο
deposit-notice-processing_delayed-text = Θα φανεί στο υπόλοιπό σας μόλις φτάσει. Δεν χρειάζεται να πληρώσετε ξανά.
deposit-notice-card_saved = Η κάρτα αποθηκεύτηκε
deposit-notice-card_saved-text = Μπορείτε να την επιλέξετε στην επόμενη κατάθεσή σας.
deposit-notice-success = Η πληρωμή προχώρησε ένα βήμα
deposit-notice-warning = Υπάρχει μια σημείωση για την πληρωμή σας
deposit-notice-danger = Υπάρχει πρόβλημα με την πληρωμή σας
deposit-notice-text = Δείτε τι λέει η φόρμα πληρωμής πριν συνεχίσετε.
