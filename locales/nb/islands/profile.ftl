### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Logg inn for å se nivået, poengene og saldoene dine.
profile-sign-in = Logg inn
profile-name = Navn
profile-email = E-post
profile-password = Velg nytt passord
profile-phone = Telefonnummer
profile-phone-verified = Bekreftet
profile-phone-verify = Bekreft nummeret ditt
profile-level = Nivå
profile-points = Poeng
profile-next = Poeng til { $level }: { $count }
profile-top = Du har nådd det høyeste nivået.
profile-balances = Saldoer
profile-documents = Ha legitimasjon og bevis på adressen din klare: Du kan bli bedt om dem før ditt første uttak.
profile-failed = Profilen din kunne ikke lastes inn.
profile-retry = Prøv igjen
