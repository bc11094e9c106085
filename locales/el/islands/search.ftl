### Αναζήτηση.

search-open = Αναζήτηση
search-hint = Ομάδα, διοργάνωση ή αγορά
search-close = Κλείσιμο αναζήτησης
search-recent = Πρόσφατες αναζητήσεις
search-forget = Διαγραφή «{ $query }»
search-short = Γράψτε τουλάχιστον 3 χαρακτήρες από μια ομάδα, μια διοργάνωση ή μια αγορά.
search-matches = Live και επόμενοι
search-over = Αγώνες που έληξαν
search-leagues = Διοργανώσεις
search-markets = Αγορές
search-live = Live
search-asking = Αναζήτηση…
search-count = { $count ->
    [one] 1 αποτέλεσμα
   *[other] { $count } αποτελέσματα
}
search-nothing = Κανένα αποτέλεσμα για
search-nothing-text = Ελέγξτε την ορθογραφία ή δείτε όλα τα αθλήματα και τις διοργανώσεις.
search-all = Όλα τα αθλήματα και οι διοργανώσεις
search-offline = Είστε εκτός σύνδεσης. Η αναζήτηση θα συνεχιστεί μόλις συνδεθείτε.
search-failed = Η αναζήτηση δεν λειτούργησε.
search-retry = Ξανά
