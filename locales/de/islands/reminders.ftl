### Messages of the reminders to open an account and to pay in.

remind-sign-up = Neu hier?
remind-sign-up-text = Mit einem Konto kannst du wetten, Favoriten speichern und deine Wetten verfolgen.
remind-deposit = Du hast kein Guthaben
remind-deposit-text = Zahle ein, um deine nächste Wette abzugeben. Spiele nur mit Geld, das du entbehren kannst.
remind-later = Nicht jetzt
