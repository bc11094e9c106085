### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Zaloguj się, aby zobaczyć swój poziom, punkty i salda.
profile-sign-in = Zaloguj się
profile-name = Imię i nazwisko
profile-email = E-mail
profile-password = Ustaw nowe hasło
profile-phone = Numer telefonu
profile-phone-verified = Potwierdzony
profile-phone-verify = Potwierdź numer
profile-level = Poziom
profile-points = Punkty
profile-next = Punkty do poziomu { $level }: { $count }
profile-top = Masz już najwyższy poziom.
profile-balances = Salda
profile-documents = Miej pod ręką dokument tożsamości i potwierdzenie adresu: możemy o nie poprosić przed pierwszą wypłatą.
profile-failed = Nie udało się wczytać Twojego profilu.
profile-retry = Spróbuj ponownie
