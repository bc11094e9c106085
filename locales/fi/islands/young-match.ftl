### Messages of a match that has no page yet.

young-asking = Etsitään ottelua…
young-failed = Ottelua ei voitu ladata
young-failed-text = Tarkista yhteys ja yritä uudelleen.
young-retry = Yritä uudelleen
young-home = Etusivu
young-crumbs = Olet tässä
young-this-match = Tämä ottelu
