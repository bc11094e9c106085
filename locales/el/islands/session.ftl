### Σύνδεση και λογαριασμός.

session-sign-in = Σύνδεση
session-title = Σύνδεση
session-to-place = Συνδεθείτε για να παίξετε το στοίχημά σας. Οι επιλογές και το ποντάρισμα διατηρούνται.
session-expired = Η σύνδεσή σας έληξε. Συνδεθείτε ξανά.
session-email = Email
session-password = Κωδικός πρόσβασης
session-show-password = Εμφάνιση
session-hide-password = Απόκρυψη
session-submit = Σύνδεση
session-busy = Γίνεται σύνδεση…
session-close = Κλείσιμο
session-forgot = Ξεχάσατε τον κωδικό;
session-join = Δημιουργία λογαριασμού
session-resend = Νέα αποστολή συνδέσμου
session-email-missing = Γράψτε τη διεύθυνση email σας.
session-email-invalid = Γράψτε μια πλήρη διεύθυνση email, όπως name@example.com.
session-password-missing = Γράψτε τον κωδικό πρόσβασης.
session-invalid = Το email ή ο κωδικός πρόσβασης είναι λάθος. Ελέγξτε τα και δοκιμάστε ξανά.
session-unanswered = Δεν υπήρξε απάντηση. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
session-failed = Η σύνδεση απέτυχε. Δοκιμάστε ξανά αργότερα.
session-account = Λογαριασμός και υπόλοιπο
session-signed-in-as = Λογαριασμός:
session-limits = Τα όριά μου
session-sign-out = Αποσύνδεση
session-signed-out = Αποσυνδεθήκατε
session-sign-out-failed = Η αποσύνδεση απέτυχε. Δοκιμάστε ξανά.
