### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Vahvista puhelinnumerosi
phone-text = Lähetämme sinulle koodin tekstiviestillä.
phone-country = Maatunnus
phone-country-missing = Valitse numerosi maa.
phone-number = Puhelinnumero
phone-number-missing = Syötä puhelinnumerosi.
phone-number-invalid = Tämä ei ole puhelinnumero. Tarkista numerot ja maa.
phone-send = Lähetä koodi
phone-sending = Hetki…
phone-sent = Lähetimme koodin numeroon { $number }.
phone-code = Koodi
phone-code-missing = Syötä tekstiviestin koodi.
phone-code-invalid = Koodissa on { $count } numeroa.
phone-verify = Vahvista
phone-again = Lähetä uusi koodi
phone-change = Käytä toista numeroa
phone-limit = Koodeja ei voi nyt lähettää enempää. Yritä uudelleen 24 tunnin kuluttua.
phone-is-verified = { $number } on vahvistettu.
phone-verified = Puhelinnumerosi on vahvistettu
phone-failed = Se ei onnistunut. Yritä myöhemmin uudelleen.
