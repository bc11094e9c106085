### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Skriv inn e-postadressen til kontoen din. Vi sender deg en lenke for å velge nytt passord.
recovery-own = Vi sender en lenke til { $email }.
recovery-send = Send lenke
recovery-sending = Et øyeblikk…
recovery-sent = Hvis det finnes en konto med { $email }, er lenken på vei. Se i søppelposten også.
recovery-again = Send på nytt
recovery-retry = Prøv igjen
recovery-failed = Det gikk ikke. Prøv igjen senere.
recovery-edit = Velg nytt passord
recovery-password = Nytt passord
recovery-save = Lagre passord
recovery-saved = Det nye passordet er lagret, og du er logget inn
recovery-no-link = Lenken er ufullstendig, brukt eller utløpt. Be om en ny.
recovery-used = Har du allerede brukt den, kan du bare logge inn.
recovery-open-again = Åpne lenken i e-posten på nytt. Hvis den ikke virker, kan du be om en ny.
recovery-new-link = Be om ny lenke
recovery-confirm = Bekreft e-posten din
recovery-confirm-text = Skriv inn e-postadressen din. Vi sender lenken for bekreftelse på nytt.
recovery-confirmed = E-postadressen din er bekreftet. Du kan nå logge inn.
recovery-unlock = Lås opp kontoen din
recovery-unlock-text = Etter flere feil passord blir en konto låst en stund. Skriv inn e-postadressen din, så sender vi deg en lenke som låser den opp med en gang.
recovery-unlocked = Kontoen din er låst opp. Du kan logge inn igjen.
