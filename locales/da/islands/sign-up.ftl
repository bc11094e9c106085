### Messages of the form that opens an account.

join-first-name = Fornavn
join-last-name = Efternavn
join-country = Bopælsland
join-currency = Valuta
join-terms = Jeg er fyldt 18 år og accepterer { $rules }.
join-rules = reglerne
join-missing = Udfyld dette felt.
join-terms-missing = For at oprette en konto skal du bekræfte din alder og acceptere reglerne.
join-sent = Ét trin mere: vi har sendt et link til { $email }. Åbn det for at bekræfte din adresse, og log derefter ind.
join-welcome = Velkommen! Din konto er oprettet, og du er logget ind
join-closed = Der kan ikke oprettes nye konti lige nu.
join-blocked = Der kan ikke oprettes konti fra dit land.
join-sign-in = Jeg har allerede en konto
join-complete = Først et par oplysninger
join-complete-text = Vi skal bruge dem én gang, før du kan indbetale.
join-date-of-birth = Fødselsdato
join-date-of-birth-invalid = Indtast en hel dato i fortiden.
join-address = Vej og husnummer
join-city = By
join-postal-code = Postnummer
join-save = Gem og fortsæt
join-saved = Dine oplysninger er gemt
join-terms-changed = Vores regler er ændret
join-terms-read = Læs og accepter { $rules } for at fortsætte.
join-terms-accept = Jeg accepterer
