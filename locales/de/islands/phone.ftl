### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Telefonnummer bestätigen
phone-text = Wir schicken dir einen Code per SMS.
phone-country = Ländervorwahl
phone-country-missing = Wähle das Land deiner Nummer.
phone-number = Telefonnummer
phone-number-missing = Gib deine Telefonnummer ein.
phone-number-invalid = Das ist keine Telefonnummer. Prüfe die Ziffern und das Land.
phone-send = Code senden
phone-sending = Einen Moment…
phone-sent = Wir haben einen Code an { $number } geschickt.
phone-code = Code
phone-code-missing = Gib den Code aus der SMS ein.
phone-code-invalid = Ein Code hat { $count } Ziffern.
phone-verify = Bestätigen
phone-again = Neuen Code senden
phone-change = Andere Nummer verwenden
phone-limit = Im Moment können keine Codes mehr gesendet werden. Versuche es in 24 Stunden noch einmal.
phone-is-verified = { $number } ist bestätigt.
phone-verified = Deine Telefonnummer ist bestätigt
phone-failed = Das hat nicht geklappt. Bitte versuche es später noch einmal.
