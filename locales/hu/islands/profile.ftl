### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Jelentkezz be a szinted, a pontjaid és az egyenlegeid megtekintéséhez.
profile-sign-in = Belépés
profile-name = Név
profile-email = E-mail
profile-password = Válassz új jelszót
profile-phone = Telefonszám
profile-phone-verified = Igazolva
profile-phone-verify = Igazold a számodat
profile-level = Szint
profile-points = Pontok
profile-next = { $level } szintig hiányzó pontok: { $count }
profile-top = Elérted a legmagasabb szintet.
profile-balances = Egyenlegek
profile-documents = Tarts kéznél egy személyazonosító okmányt és egy lakcímigazolást: az első pénzfelvételed előtt elkérhetjük őket.
profile-failed = A profilodat nem sikerült betölteni.
profile-retry = Próbáld újra
