### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Prihláste sa, aby ste videli svoju úroveň, body a zostatky.
profile-sign-in = Prihlásiť sa
profile-name = Meno
profile-email = E-mail
profile-password = Zvoľte si nové heslo
profile-phone = Telefónne číslo
profile-phone-verified = Overené
profile-phone-verify = Overte svoje číslo
profile-level = Úroveň
profile-points = Body
profile-next = Body do úrovne { $level }: { $count }
profile-top = Dosiahli ste najvyššiu úroveň.
profile-balances = Zostatky
profile-documents = Majte poruke doklad totožnosti a potvrdenie o adrese: pred prvým výberom vás o ne môžeme požiadať.
profile-failed = Váš profil sa nepodarilo načítať.
profile-retry = Skúsiť znova
