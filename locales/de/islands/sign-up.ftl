### Messages of the form that opens an account.

join-first-name = Vorname
join-last-name = Nachname
join-country = Wohnsitzland
join-currency = Währung
join-terms = Ich bin mindestens 18 Jahre alt und akzeptiere die { $rules }.
join-rules = Regeln
join-missing = Fülle dieses Feld aus.
join-terms-missing = Bestätige dein Alter und akzeptiere die Regeln, um ein Konto zu eröffnen.
join-sent = Noch ein Schritt: Wir haben einen Link an { $email } geschickt. Öffne ihn, um deine Adresse zu bestätigen, und melde dich dann an.
join-welcome = Willkommen! Dein Konto ist eröffnet und du bist angemeldet
join-closed = Zurzeit können keine neuen Konten eröffnet werden.
join-blocked = Aus deinem Land können keine Konten eröffnet werden.
join-sign-in = Ich habe schon ein Konto
join-complete = Erst noch ein paar Angaben
join-complete-text = Wir brauchen sie nur einmal, bevor du einzahlen kannst.
join-date-of-birth = Geburtsdatum
join-date-of-birth-invalid = Gib ein vollständiges Datum in der Vergangenheit ein.
join-address = Straße und Hausnummer
join-city = Ort
join-postal-code = Postleitzahl
join-save = Speichern und weiter
join-saved = Deine Angaben sind gespeichert
join-terms-changed = Unsere Regeln haben sich geändert
join-terms-read = Lies und akzeptiere die { $rules }, um fortzufahren.
join-terms-accept = Akzeptieren
