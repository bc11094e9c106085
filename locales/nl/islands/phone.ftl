### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Bevestig je telefoonnummer
phone-text = We sturen je een code per sms.
phone-country = Landcode
phone-country-missing = Kies het land van je nummer.
phone-number = Telefoonnummer
phone-number-missing = Vul je telefoonnummer in.
phone-number-invalid = Dit is geen telefoonnummer. Controleer de cijfers en het land.
phone-send = Code sturen
phone-sending = Een moment…
phone-sent = We hebben een code naar { $number } gestuurd.
phone-code = Code
phone-code-missing = Vul de code uit de sms in.
phone-code-invalid = Een code heeft { $count } cijfers.
phone-verify = Bevestigen
phone-again = Nieuwe code sturen
phone-change = Ander nummer gebruiken
phone-limit = Er kunnen nu geen codes meer worden gestuurd. Probeer het over 24 uur opnieuw.
phone-is-verified = { $number } is bevestigd.
phone-verified = Je telefoonnummer is bevestigd
phone-failed = Dat is niet gelukt. Probeer het later opnieuw.
