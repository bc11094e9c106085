### A match that has no page yet.

young-asking = A mérkőzés keresése…
young-failed = A mérkőzést nem sikerült betölteni
young-failed-text = Ellenőrizd a kapcsolatot, és próbáld újra.
young-retry = Próbáld újra
young-home = Kezdőlap
young-crumbs = Itt vagy
young-this-match = Ez a mérkőzés
