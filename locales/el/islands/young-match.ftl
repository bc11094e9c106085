### Αγώνας που δεν έχει ακόμη σελίδα.

young-asking = Αναζήτηση του αγώνα…
young-failed = Ο αγώνας δεν φορτώθηκε
young-failed-text = Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
young-retry = Ξανά
young-home = Αρχική
young-crumbs = Βρίσκεστε εδώ
young-this-match = Αυτός ο αγώνας
