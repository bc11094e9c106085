### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Igazold a telefonszámodat
phone-text = Küldünk egy kódot SMS-ben.
phone-country = Országhívó szám
phone-country-missing = Válaszd ki a számod országát.
phone-number = Telefonszám
phone-number-missing = Add meg a telefonszámodat.
phone-number-invalid = Ez nem telefonszám. Ellenőrizd a számjegyeket és az országot.
phone-send = Kód küldése
phone-sending = Egy pillanat…
phone-sent = Kódot küldtünk ide: { $number }.
phone-code = Kód
phone-code-missing = Add meg az SMS-ben kapott kódot.
phone-code-invalid = A kód { $count } számjegyű.
phone-verify = Igazolás
phone-again = Új kód küldése
phone-change = Másik szám megadása
phone-limit = Most nem küldhető több kód. Próbáld újra 24 óra múlva.
phone-is-verified = Igazolt szám: { $number }.
phone-verified = A telefonszámodat igazoltuk
phone-failed = Ez nem sikerült. Próbáld újra később.
