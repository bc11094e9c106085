### Messages of a match that has no page yet.

young-asking = Letar efter matchen…
young-failed = Matchen kunde inte laddas
young-failed-text = Kontrollera anslutningen och försök igen.
young-retry = Försök igen
young-home = Start
young-crumbs = Du är här
young-this-match = Den här matchen
