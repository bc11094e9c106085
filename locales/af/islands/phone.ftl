### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Bevestig jou telefoonnommer
phone-text = Ons stuur vir jou ’n kode per SMS.
phone-country = Landkode
phone-country-missing = Kies die land van jou nommer.
phone-number = Telefoonnommer
phone-number-missing = Voer jou telefoonnommer in.
phone-number-invalid = Dit is nie ’n telefoonnommer nie. Gaan die syfers en die land na.
phone-send = Stuur kode
phone-sending = Net ’n oomblik…
phone-sent = Ons het ’n kode na { $number } gestuur.
phone-code = Kode
phone-code-missing = Voer die kode uit die SMS in.
phone-code-invalid = ’n Kode het { $count } syfers.
phone-verify = Bevestig
phone-again = Stuur nog ’n kode
phone-change = Gebruik ’n ander nommer
phone-limit = Daar kan nou geen kodes meer gestuur word nie. Probeer weer oor 24 uur.
phone-is-verified = { $number } is bevestig.
phone-verified = Jou telefoonnommer is bevestig
phone-failed = Dit het nie gewerk nie. Probeer asseblief later weer.
