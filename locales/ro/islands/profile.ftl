### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Autentifică-te ca să-ți vezi nivelul, punctele și soldurile.
profile-sign-in = Intră în cont
profile-name = Nume
profile-email = E-mail
profile-password = Alege o parolă nouă
profile-phone = Număr de telefon
profile-phone-verified = Verificat
profile-phone-verify = Verifică numărul
profile-level = Nivel
profile-points = Puncte
profile-next = Puncte până la { $level }: { $count }
profile-top = Ai ajuns la cel mai înalt nivel.
profile-balances = Solduri
profile-documents = Ține la îndemână un act de identitate și o dovadă a adresei: ți se pot cere înainte de prima retragere.
profile-failed = Profilul tău nu a putut fi încărcat.
profile-retry = Încearcă din nou
