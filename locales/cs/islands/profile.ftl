### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Přihlaste se, abyste viděli svou úroveň, body a zůstatky.
profile-sign-in = Přihlásit se
profile-name = Jméno
profile-email = E-mail
profile-password = Zvolte si nové heslo
profile-phone = Telefonní číslo
profile-phone-verified = Ověřeno
profile-phone-verify = Ověřte své číslo
profile-level = Úroveň
profile-points = Body
profile-next = Body do úrovně { $level }: { $count }
profile-top = Dosáhli jste nejvyšší úrovně.
profile-balances = Zůstatky
profile-documents = Mějte po ruce doklad totožnosti a potvrzení o adrese: před prvním výběrem vás o ně můžeme požádat.
profile-failed = Váš profil se nepodařilo načíst.
profile-retry = Zkusit znovu
