### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifica il tuo numero di telefono
phone-text = Ti invieremo un codice via SMS.
phone-country = Prefisso internazionale
phone-country-missing = Scegli il Paese del tuo numero.
phone-number = Numero di telefono
phone-number-missing = Inserisci il tuo numero di telefono.
phone-number-invalid = Questo non è un numero di telefono. Controlla le cifre e il Paese.
phone-send = Invia codice
phone-sending = Un momento…
phone-sent = Abbiamo inviato un codice al { $number }.
phone-code = Codice
phone-code-missing = Inserisci il codice ricevuto via SMS.
phone-code-invalid = Un codice ha { $count } cifre.
phone-verify = Verifica
phone-again = Invia un altro codice
phone-change = Usa un altro numero
phone-limit = Per ora non si possono inviare altri codici. Riprova tra 24 ore.
phone-is-verified = Il { $number } è verificato.
phone-verified = Il tuo numero di telefono è verificato
phone-failed = Non ha funzionato. Riprova più tardi.
