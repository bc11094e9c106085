### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Indtast e-mailadressen til din konto. Vi sender dig et link, så du kan vælge en ny adgangskode.
recovery-own = Vi sender et link til { $email }.
recovery-send = Send link
recovery-sending = Et øjeblik…
recovery-sent = Hvis der findes en konto med { $email }, er linket på vej. Se også i din spammappe.
recovery-again = Send igen
recovery-retry = Prøv igen
recovery-failed = Det lykkedes ikke. Prøv igen senere.
recovery-edit = Vælg en ny adgangskode
recovery-password = Ny adgangskode
recovery-save = Gem adgangskode
recovery-saved = Din nye adgangskode er gemt, og du er logget ind
recovery-no-link = Linket er ufuldstændigt, brugt eller udløbet. Bed om et nyt.
recovery-used = Har du allerede brugt det, kan du bare logge ind.
recovery-open-again = Åbn linket i e-mailen igen. Hvis det ikke virker, så bed om et nyt.
recovery-new-link = Bed om et nyt link
recovery-confirm = Bekræft din e-mail
recovery-confirm-text = Indtast din e-mailadresse. Vi sender dig linket til bekræftelse igen.
recovery-confirmed = Din e-mailadresse er bekræftet. Du kan nu logge ind.
recovery-unlock = Lås din konto op
recovery-unlock-text = Efter flere forkerte adgangskoder bliver en konto låst i et stykke tid. Indtast din e-mailadresse, så sender vi dig et link, der låser den op med det samme.
recovery-unlocked = Din konto er låst op. Du kan logge ind igen.
