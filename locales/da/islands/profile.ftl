### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Log ind for at se dit niveau, dine point og dine saldi.
profile-sign-in = Log ind
profile-name = Navn
profile-email = E-mail
profile-password = Vælg en ny adgangskode
profile-phone = Telefonnummer
profile-phone-verified = Bekræftet
profile-phone-verify = Bekræft dit nummer
profile-level = Niveau
profile-points = Point
profile-next = Point til { $level }: { $count }
profile-top = Du har nået det højeste niveau.
profile-balances = Saldi
profile-documents = Hav legitimation og dokumentation for din adresse klar: Du kan blive bedt om dem før du hæver første gang.
profile-failed = Din profil kunne ikke indlæses.
profile-retry = Prøv igen
