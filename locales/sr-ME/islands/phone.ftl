### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Potvrdite broj telefona
phone-text = Poslaćemo vam kod SMS porukom.
phone-country = Pozivni broj zemlje
phone-country-missing = Izaberite zemlju svog broja.
phone-number = Broj telefona
phone-number-missing = Unesite broj telefona.
phone-number-invalid = Ovo nije broj telefona. Provjerite cifre i zemlju.
phone-send = Pošalji kod
phone-sending = Trenutak…
phone-sent = Poslali smo kod na { $number }.
phone-code = Kod
phone-code-missing = Unesite kod iz SMS poruke.
phone-code-invalid = Broj cifara u kodu: { $count }.
phone-verify = Potvrdi
phone-again = Pošalji novi kod
phone-change = Koristi drugi broj
phone-limit = Za sada se više ne mogu slati kodovi. Pokušajte ponovo za 24 sata.
phone-is-verified = Broj { $number } je potvrđen.
phone-verified = Vaš broj telefona je potvrđen
phone-failed = Nije uspjelo. Pokušajte ponovo kasnije.
