### Messages of the player's passkeys, in the profile.

passkeys-title = Pristupni ključevi
passkeys-text = Prijavite se otiskom prsta, licem ili zaključavanjem ekrana umjesto lozinkom.
passkeys-none = Još nemate pristupnih ključeva.
passkeys-one = Pristupni ključ
passkeys-added = Dodat: { $moment }
passkeys-used = Posljednji put korišćen: { $moment }
passkeys-unused = Još nije korišćen
passkeys-add = Dodaj pristupni ključ
passkeys-password = Unesite lozinku da biste dodali pristupni ključ.
passkeys-saved = Pristupni ključ je dodat
passkeys-remove = Ukloni
passkeys-sure = Ukloniti ovaj pristupni ključ?
passkeys-sure-text = Više se nećete moći prijaviti njime. Izbrišite ga i sa svog uređaja.
passkeys-removed = Pristupni ključ je uklonjen
passkeys-cancel = Otkaži
passkeys-known = Na ovom uređaju već postoji pristupni ključ za vaš nalog.
passkeys-unfit = Ovaj uređaj ili pregledač ne može napraviti pristupni ključ.
