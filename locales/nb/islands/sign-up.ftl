### Messages of the form that opens an account.

join-first-name = Fornavn
join-last-name = Etternavn
join-country = Bostedsland
join-currency = Valuta
join-terms = Jeg er fylt 18 år og godtar { $rules }.
join-rules = reglene
join-missing = Fyll ut dette feltet.
join-terms-missing = For å opprette en konto må du bekrefte alderen din og godta reglene.
join-sent = Ett steg til: vi har sendt en lenke til { $email }. Åpne den for å bekrefte adressen, og logg deretter inn.
join-welcome = Velkommen! Kontoen din er opprettet, og du er logget inn
join-closed = Det kan ikke opprettes nye kontoer nå.
join-blocked = Det kan ikke opprettes kontoer fra landet ditt.
join-sign-in = Jeg har allerede en konto
join-complete = Noen opplysninger først
join-complete-text = Vi trenger dem én gang, før du kan sette inn penger.
join-date-of-birth = Fødselsdato
join-date-of-birth-invalid = Skriv inn en hel dato som har vært.
join-address = Gate og husnummer
join-city = Sted
join-postal-code = Postnummer
join-save = Lagre og fortsett
join-saved = Opplysningene dine er lagret
join-terms-changed = Reglene våre er endret
join-terms-read = Les og godta { $rules } for å fortsette.
join-terms-accept = Jeg godtar
