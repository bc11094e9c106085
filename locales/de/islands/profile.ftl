### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Melde dich an, um deine Stufe, deine Punkte und dein Guthaben zu sehen.
profile-sign-in = Anmelden
profile-name = Name
profile-email = E-Mail
profile-password = Neues Passwort wählen
profile-phone = Telefonnummer
profile-phone-verified = Bestätigt
profile-phone-verify = Nummer bestätigen
profile-level = Stufe
profile-points = Punkte
profile-next = Punkte bis { $level }: { $count }
profile-top = Du hast die höchste Stufe erreicht.
profile-balances = Guthaben
profile-documents = Halte einen Ausweis und einen Adressnachweis bereit: Bevor du das erste Mal etwas abhebst, können wir danach fragen.
profile-failed = Dein Profil konnte nicht geladen werden.
profile-retry = Neu versuchen
