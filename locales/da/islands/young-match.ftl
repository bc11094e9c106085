### Messages of a match that has no page yet.

young-asking = Leder efter kampen…
young-failed = Kampen kunne ikke indlæses
young-failed-text = Tjek din forbindelse, og prøv igen.
young-retry = Prøv igen
young-home = Forside
young-crumbs = Du er her
young-this-match = Denne kamp
