### How a payment ended: the alert after the platform's page has led back.

deposit-success = Η κατάθεση ελήφθη
deposit-success-text = Τα χρήματα είναι στο υπόλοιπό σας.
deposit-pending = Η κατάθεση είναι καθ’ οδόν
deposit-pending-text = Θα φανεί στο υπόλοιπό σας μόλις φτάσει. Δεν χρειάζεται να πληρώσετε ξανά.
deposit-error = Η κατάθεση απέτυχε
deposit-error-text = Δεν προστέθηκε τίποτα στο υπόλοιπό σας. Δοκιμάστε ξανά ή πληρώστε με άλλον τρόπο.
deposit-failed = Η γρήγορη κατάθεση απέτυχε
deposit-failed-text = Δεν γνωρίζουμε αν ολοκληρώθηκε η πληρωμή. Ελέγξτε το υπόλοιπό σας πριν πληρώσετε ξανά.
deposit-title = Κατάθεση
deposit-loading = Η σελίδα πληρωμής φορτώνει…
deposit-new-tab = Άνοιγμα σε νέα καρτέλα
deposit-unavailable = Η φόρμα πληρωμής δεν μπόρεσε να εμφανιστεί. Μπορείτε να καταθέσετε στη σελίδα πληρωμής.
deposit-to-page = Μετάβαση στη σελίδα πληρωμής
