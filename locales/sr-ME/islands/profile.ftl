### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Prijavite se da vidite svoj nivo, poene i stanje.
profile-sign-in = Prijavi se
profile-name = Ime
profile-email = E-mail
profile-password = Izaberite novu lozinku
profile-phone = Broj telefona
profile-phone-verified = Potvrđen
profile-phone-verify = Potvrdite svoj broj
profile-level = Nivo
profile-points = Poeni
profile-next = Poena do nivoa { $level }: { $count }
profile-top = Dostigli ste najviši nivo.
profile-balances = Stanje
profile-documents = Držite pri ruci lični dokument i potvrdu adrese: mogu vam biti zatraženi prije prvog podizanja novca.
profile-failed = Vaš profil nije učitan.
profile-retry = Pokušaj ponovo
