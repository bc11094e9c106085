### Ο υπολογισμός των κερδών.

sum-stake = Ποντάρισμα
sum-stake-free = Ποσό freebet
sum-lines = { $count ->
    [one] { $count } στήλη των { $win }: ποντάρισμα στη στήλη
   *[other] { $count } στήλες των { $win }: ποντάρισμα σε κάθε στήλη
}
sum-line = Στήλη { $number }
sum-more-lines = { $count ->
    [one] { $count } ακόμη στήλη
   *[other] { $count } ακόμη στήλες μαζί
}
sum-half_win = Μισή κερδισμένη: ({ $odds } + 1) ÷ 2
sum-refund = Άκυρη: επιστροφή πονταρίσματος, μετρά ως 1
sum-half_lose = Μισή χαμένη: μετρά ως μισή
sum-lose = Χαμένη: μετρά ως 0
sum-custom-odds = Απόδοση Bet Builder
sum-odds = Συνολική απόδοση, ακριβής
sum-mean = Μέση απόδοση ανά στήλη
sum-boost = Ενίσχυση
sum-product = Ποντάρισμα × απόδοση
sum-stake-kept = Το ποσό του freebet δεν επιστρέφεται
sum-now = Με τις τρέχουσες αποδόσεις
sum-cut = Το μερίδιό μας
sum-rounded = { $decimals ->
    [0] Στρογγυλοποιημένο μία φορά σε ακέραιο ποσό
    [one] Στρογγυλοποιημένο μία φορά σε { $decimals } δεκαδικό
   *[other] Στρογγυλοποιημένο μία φορά σε { $decimals } δεκαδικά
}
sum-capped = Με όριο τη μέγιστη πληρωμή
sum-possible = Πιθανά κέρδη
sum-returned = Επιστροφή
sum-winnings = Καθαρά κέρδη
sum-loss = Καθαρό αποτέλεσμα
sum-freebet-back = Επιστροφή πονταρίσματος σε freebet
