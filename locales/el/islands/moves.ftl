### Messages of the price history, loaded when it is opened.

moves-close = Κλείσιμο
moves-none = Αυτή η απόδοση δεν άλλαξε από το άνοιγμα της σελίδας.
moves-none-market = Καμία από αυτές τις αποδόσεις δεν άλλαξε από το άνοιγμα της σελίδας.
moves-up = Η απόδοση ανέβηκε
moves-down = Η απόδοση έπεσε
moves-suspended = Σε αναστολή
moves-open = Ξανά ανοιχτό
