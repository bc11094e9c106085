### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Bekræft dit telefonnummer
phone-text = Vi sender dig en kode på sms.
phone-country = Landekode
phone-country-missing = Vælg landet for dit nummer.
phone-number = Telefonnummer
phone-number-missing = Indtast dit telefonnummer.
phone-number-invalid = Det er ikke et telefonnummer. Tjek cifrene og landet.
phone-send = Send kode
phone-sending = Et øjeblik…
phone-sent = Vi har sendt en kode til { $number }.
phone-code = Kode
phone-code-missing = Indtast koden fra sms’en.
phone-code-invalid = En kode har { $count } cifre.
phone-verify = Bekræft
phone-again = Send en ny kode
phone-change = Brug et andet nummer
phone-limit = Der kan ikke sendes flere koder lige nu. Prøv igen om 24 timer.
phone-is-verified = { $number } er bekræftet.
phone-verified = Dit telefonnummer er bekræftet
phone-failed = Det lykkedes ikke. Prøv igen senere.
