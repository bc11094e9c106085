### Ταξινόμηση και φίλτρα μιας λίστας.

listing-open = Ταξινόμηση και φίλτρα
listing-close = Κλείσιμο
listing-done = Προβολή αγώνων
listing-clear = Αφαίρεση όλων των φίλτρων
listing-start = Έναρξη
listing-any-time = Οποιαδήποτε ώρα
listing-hours = { $count ->
    [one] Επόμενη ώρα
   *[other] Επόμενες { $count } ώρες
}
listing-today = Σήμερα
listing-tomorrow = Αύριο
listing-order = Σειρά
listing-by-page = Προτεινόμενη
listing-by-start = Κατά ώρα έναρξης
listing-by-bets = Κατά δημοφιλία
listing-by-sport = Κατά άθλημα
listing-by-category = Κατά χώρα
listing-by-league = Κατά διοργάνωση
listing-reversed = { $name }, αντίστροφα
listing-sport = Άθλημα
listing-all-sports = Όλα τα αθλήματα
listing-cyber = Esports
listing-regular = Χωρίς esports
listing-bettable = Μόνο με ανοιχτές αποδόσεις
listing-favourites = Μόνο τα αγαπημένα μου
listing-sign-in = Συνδεθείτε για να δείτε τα αγαπημένα σας.
listing-sign-in-button = Σύνδεση
listing-remove = Αφαίρεση φίλτρου: { $name }
listing-asking = Αναζήτηση αγώνων
listing-found = { $count ->
    [one] { $count } αγώνας
   *[other] { $count } αγώνες
}
listing-none = Δεν βρέθηκαν αγώνες
listing-none-text = Αφαιρέστε ένα φίλτρο για να δείτε περισσότερους.
listing-more = Περισσότεροι αγώνες
listing-failed = Δεν φορτώθηκαν περισσότεροι αγώνες
listing-offline = Είστε εκτός σύνδεσης
listing-kept = Οι παραπάνω αγώνες φορτώθηκαν μαζί με τη σελίδα.
listing-retry = Ξανά
listing-parts = Μέρη της λίστας
listing-part = Μέρος { $number } από { $total }
listing-previous = Προηγούμενο
listing-next = Επόμενο
