### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Kirjaudu, niin näet tasosi, pisteesi ja saldosi.
profile-sign-in = Kirjaudu
profile-name = Nimi
profile-email = Sähköposti
profile-password = Valitse uusi salasana
profile-phone = Puhelinnumero
profile-phone-verified = Vahvistettu
profile-phone-verify = Vahvista numerosi
profile-level = Taso
profile-points = Pisteet
profile-next = Pisteitä tasolle { $level }: { $count }
profile-top = Olet saavuttanut korkeimman tason.
profile-balances = Saldot
profile-documents = Pidä henkilöllisyystodistus ja osoitetodistus käsillä: niitä voidaan pyytää ennen ensimmäistä nostoasi.
profile-failed = Profiiliasi ei voitu ladata.
profile-retry = Yritä uudelleen
