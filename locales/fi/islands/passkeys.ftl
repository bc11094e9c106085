### Messages of the player's passkeys, in the profile.

passkeys-title = Pääsyavaimet
passkeys-text = Kirjaudu sormenjäljellä, kasvoilla tai näytön lukituksella salasanan sijaan.
passkeys-none = Sinulla ei ole vielä pääsyavaimia.
passkeys-one = Pääsyavain
passkeys-added = Lisätty: { $moment }
passkeys-used = Viimeksi käytetty: { $moment }
passkeys-unused = Ei vielä käytetty
passkeys-add = Lisää pääsyavain
passkeys-password = Lisää pääsyavain syöttämällä salasanasi.
passkeys-saved = Pääsyavain lisätty
passkeys-remove = Poista
passkeys-sure = Poistetaanko tämä pääsyavain?
passkeys-sure-text = Et voi enää kirjautua sillä. Poista se myös laitteestasi.
passkeys-removed = Pääsyavain poistettu
passkeys-cancel = Peruuta
passkeys-known = Tässä laitteessa on jo tilisi pääsyavain.
passkeys-unfit = Tämä laite tai selain ei voi luoda pääsyavainta.
