### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Κέντρο αγώνα
centre-form = Φόρμα
centre-table = Βαθμολογία
centre-meetings = Προϊστορία
centre-played = Αγώνες
centre-won = Νίκη
centre-drawn = Ισοπαλία
centre-lost = Ήττα
centre-points = Βαθμοί
centre-statistics = Στατιστικά
centre-timeline = Εξέλιξη
centre-stream = Μετάδοση
centre-not-begun = Τα στατιστικά εμφανίζονται μόλις αρχίσει ο αγώνας
centre-none = Δεν έχει συμβεί τίποτα ακόμη
centre-failed = Αυτό δεν φορτώθηκε
centre-retry = Ξανά
centre-stream-sign-in = Συνδεθείτε για να δείτε αυτόν τον αγώνα
centre-sign-in = Σύνδεση
centre-play = Δείτε ζωντανά
centre-stop = Διακοπή μετάδοσης
centre-choose = Μεταδόσεις
centre-no-stream = Δεν υπάρχει μετάδοση αυτού του αγώνα τώρα
centre-stream-refused = Δεν μπορείτε να δείτε αυτή τη μετάδοση από εκεί που είστε
centre-stream-failed = Η μετάδοση διακόπηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
centre-stream-unsupported = Αυτός ο φυλλομετρητής δεν μπορεί να παίξει τη μετάδοση
