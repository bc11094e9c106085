### Messages of a match that has no page yet.

young-asking = Leter etter kampen…
young-failed = Kampen kunne ikke lastes inn
young-failed-text = Sjekk forbindelsen, og prøv igjen.
young-retry = Prøv igjen
young-home = Forside
young-crumbs = Du er her
young-this-match = Denne kampen
