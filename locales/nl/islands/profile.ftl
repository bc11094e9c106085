### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Log in om je niveau, punten en saldo’s te zien.
profile-sign-in = Inloggen
profile-name = Naam
profile-email = E-mail
profile-password = Kies een nieuw wachtwoord
profile-phone = Telefoonnummer
profile-phone-verified = Bevestigd
profile-phone-verify = Bevestig je nummer
profile-level = Niveau
profile-points = Punten
profile-next = Punten tot { $level }: { $count }
profile-top = Je hebt het hoogste niveau bereikt.
profile-balances = Saldo’s
profile-documents = Houd een identiteitsbewijs en een adresbewijs bij de hand: er kan vóór je eerste opname om worden gevraagd.
profile-failed = Je profiel kon niet worden geladen.
profile-retry = Opnieuw proberen
