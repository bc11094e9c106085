### Messages of the price history, loaded when it is opened.

moves-close = Κλείσιμο
moves-none = Καμία απόδοση δεν άλλαξε από το άνοιγμα της σελίδας
moves-up = Η απόδοση ανέβηκε
moves-down = Η απόδοση έπεσε
moves-suspended = Σε αναστολή
moves-open = Ξανά ανοιχτό
