### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Bekräfta ditt telefonnummer
phone-text = Vi skickar en kod till dig via sms.
phone-country = Landskod
phone-country-missing = Välj land för ditt nummer.
phone-number = Telefonnummer
phone-number-missing = Ange ditt telefonnummer.
phone-number-invalid = Det här är inget telefonnummer. Kontrollera siffrorna och landet.
phone-send = Skicka kod
phone-sending = Ett ögonblick…
phone-sent = Vi har skickat en kod till { $number }.
phone-code = Kod
phone-code-missing = Ange koden från sms:et.
phone-code-invalid = En kod har { $count } siffror.
phone-verify = Bekräfta
phone-again = Skicka en ny kod
phone-change = Använd ett annat nummer
phone-limit = Det går inte att skicka fler koder just nu. Försök igen om 24 timmar.
phone-is-verified = { $number } är bekräftat.
phone-verified = Ditt telefonnummer är bekräftat
phone-failed = Det gick inte. Försök igen senare.
