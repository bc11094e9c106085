### Messages of the reminders to open an account and to pay in.

remind-sign-up = Πρώτη φορά εδώ;
remind-sign-up-text = Με λογαριασμό μπορείτε να στοιχηματίζετε, να κρατάτε αγαπημένα και να παρακολουθείτε τα στοιχήματά σας.
remind-deposit = Το υπόλοιπό σας είναι μηδενικό
remind-deposit-text = Κάντε κατάθεση για το επόμενο στοίχημά σας. Ποντάρετε μόνο όσα χρήματα αντέχετε να χάσετε.
remind-later = Όχι τώρα
