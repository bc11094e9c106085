### Messages of the price history, loaded when it is opened.

moves-close = Bezárás
moves-none = Az oldal megnyitása óta ez az odds nem változott.
moves-none-market = Az oldal megnyitása óta ezek közül egyik odds sem változott.
moves-up = Az odds emelkedett
moves-down = Az odds csökkent
moves-suspended = Felfüggesztve
moves-open = Újra nyitva
