### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Inserisci l’indirizzo e-mail del tuo conto. Ti invieremo un link per scegliere una nuova password.
recovery-own = Invieremo un link a { $email }.
recovery-send = Invia link
recovery-sending = Un momento…
recovery-sent = Se esiste un conto con { $email }, il link è in arrivo. Controlla anche nella posta indesiderata.
recovery-again = Invia di nuovo
recovery-retry = Riprova
recovery-failed = Non ha funzionato. Riprova più tardi.
recovery-edit = Scegli una nuova password
recovery-password = Nuova password
recovery-save = Salva password
recovery-saved = La nuova password è salvata e hai effettuato l’accesso
recovery-no-link = Questo link è incompleto, già usato o scaduto. Richiedine uno nuovo.
recovery-used = Se lo hai già usato, puoi semplicemente accedere.
recovery-open-again = Apri di nuovo il link nell’e-mail. Se non funziona, richiedine uno nuovo.
recovery-new-link = Richiedi un nuovo link
recovery-confirm = Conferma la tua e-mail
recovery-confirm-text = Inserisci il tuo indirizzo e-mail. Ti invieremo di nuovo il link di conferma.
recovery-confirmed = Il tuo indirizzo e-mail è confermato. Ora puoi accedere.
recovery-unlock = Sblocca il tuo conto
recovery-unlock-text = Dopo varie password errate un conto viene bloccato per un po’. Inserisci il tuo indirizzo e-mail e ti invieremo un link che lo sblocca subito.
recovery-unlocked = Il tuo conto è sbloccato. Puoi accedere di nuovo.
