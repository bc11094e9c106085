### Messages of the price history, loaded when it is opened.

moves-close = Bezárás
moves-none = Az oldal megnyitása óta egy odds sem változott
moves-up = Az odds emelkedett
moves-down = Az odds csökkent
moves-suspended = Felfüggesztve
moves-open = Újra nyitva
