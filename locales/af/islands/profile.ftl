### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Meld aan om jou vlak, punte en saldo’s te sien.
profile-sign-in = Meld aan
profile-name = Naam
profile-email = E-pos
profile-password = Kies ’n nuwe wagwoord
profile-phone = Telefoonnommer
profile-phone-verified = Bevestig
profile-phone-verify = Bevestig jou nommer
profile-level = Vlak
profile-points = Punte
profile-next = Punte tot by { $level }: { $count }
profile-top = Jy het die hoogste vlak bereik.
profile-balances = Saldo’s
profile-documents = Hou ’n identiteitsdokument en ’n bewys van adres byderhand: ons kan dit voor jou eerste onttrekking vra.
profile-failed = Jou profiel kon nie gelaai word nie.
profile-retry = Probeer weer
