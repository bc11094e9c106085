### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Bekreft telefonnummeret ditt
phone-text = Vi sender deg en kode på SMS.
phone-country = Landskode
phone-country-missing = Velg landet for nummeret ditt.
phone-number = Telefonnummer
phone-number-missing = Skriv inn telefonnummeret ditt.
phone-number-invalid = Dette er ikke et telefonnummer. Sjekk sifrene og landet.
phone-send = Send kode
phone-sending = Et øyeblikk…
phone-sent = Vi har sendt en kode til { $number }.
phone-code = Kode
phone-code-missing = Skriv inn koden fra SMS-en.
phone-code-invalid = En kode har { $count } sifre.
phone-verify = Bekreft
phone-again = Send en ny kode
phone-change = Bruk et annet nummer
phone-limit = Det kan ikke sendes flere koder nå. Prøv igjen om 24 timer.
phone-is-verified = { $number } er bekreftet.
phone-verified = Telefonnummeret ditt er bekreftet
phone-failed = Det gikk ikke. Prøv igjen senere.
