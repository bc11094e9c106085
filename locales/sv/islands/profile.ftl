### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Logga in för att se din nivå, dina poäng och dina saldon.
profile-sign-in = Logga in
profile-name = Namn
profile-email = E-post
profile-password = Välj ett nytt lösenord
profile-phone = Telefonnummer
profile-phone-verified = Bekräftat
profile-phone-verify = Bekräfta ditt nummer
profile-level = Nivå
profile-points = Poäng
profile-next = Poäng till { $level }: { $count }
profile-top = Du har nått den högsta nivån.
profile-balances = Saldon
profile-documents = Ha en id-handling och ett adressbevis till hands: du kan bli ombedd att visa dem före ditt första uttag.
profile-failed = Din profil kunde inte laddas.
profile-retry = Försök igen
