### Messages of the form that opens an account.

join-first-name = Voornaam
join-last-name = Achternaam
join-country = Land waar je woont
join-currency = Valuta
join-terms = Ik ben 18 jaar of ouder en ga akkoord met de { $rules }.
join-rules = regels
join-missing = Vul dit veld in.
join-terms-missing = Bevestig je leeftijd en ga akkoord met de regels om een account te openen.
join-sent = Nog één stap: we hebben een link naar { $email } gestuurd. Open die om je adres te bevestigen en log dan in.
join-welcome = Welkom! Je account is geopend en je bent ingelogd
join-closed = Er kunnen nu geen nieuwe accounts worden geopend.
join-blocked = Vanuit jouw land kan geen account worden geopend.
join-sign-in = Ik heb al een account
join-complete = Eerst nog een paar gegevens
join-complete-text = We hebben ze één keer nodig, voordat je kunt storten.
join-date-of-birth = Geboortedatum
join-date-of-birth-invalid = Vul een volledige datum in het verleden in.
join-address = Straat en huisnummer
join-city = Plaats
join-postal-code = Postcode
join-save = Opslaan en verder
join-saved = Je gegevens zijn opgeslagen
join-terms-changed = Onze regels zijn veranderd
join-terms-read = Lees en accepteer de { $rules } om verder te gaan.
join-terms-accept = Ik ga akkoord
