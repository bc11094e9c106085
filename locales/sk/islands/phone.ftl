### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Overte svoje telefónne číslo
phone-text = Pošleme vám kód v SMS.
phone-country = Predvoľba krajiny
phone-country-missing = Vyberte krajinu svojho čísla.
phone-number = Telefónne číslo
phone-number-missing = Zadajte svoje telefónne číslo.
phone-number-invalid = Toto nie je telefónne číslo. Skontrolujte číslice a krajinu.
phone-send = Poslať kód
phone-sending = Okamih…
phone-sent = Na { $number } sme poslali kód.
phone-code = Kód
phone-code-missing = Zadajte kód z SMS.
phone-code-invalid = Počet číslic kódu: { $count }.
phone-verify = Overiť
phone-again = Poslať nový kód
phone-change = Použiť iné číslo
phone-limit = Teraz už nie je možné poslať ďalšie kódy. Skúste to znova o 24 hodín.
phone-is-verified = Číslo { $number } je overené.
phone-verified = Vaše telefónne číslo je overené
phone-failed = Nepodarilo sa to. Skúste to, prosím, neskôr.
