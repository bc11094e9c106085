### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Ověřte své telefonní číslo
phone-text = Pošleme vám kód v SMS.
phone-country = Předvolba země
phone-country-missing = Vyberte zemi svého čísla.
phone-number = Telefonní číslo
phone-number-missing = Zadejte své telefonní číslo.
phone-number-invalid = Tohle není telefonní číslo. Zkontrolujte číslice a zemi.
phone-send = Poslat kód
phone-sending = Okamžik…
phone-sent = Na { $number } jsme poslali kód.
phone-code = Kód
phone-code-missing = Zadejte kód z SMS.
phone-code-invalid = Počet číslic kódu: { $count }.
phone-verify = Ověřit
phone-again = Poslat nový kód
phone-change = Použít jiné číslo
phone-limit = Teď už nelze poslat další kódy. Zkuste to znovu za 24 hodin.
phone-is-verified = Číslo { $number } je ověřené.
phone-verified = Vaše telefonní číslo je ověřené
phone-failed = Nepodařilo se to. Zkuste to prosím později.
