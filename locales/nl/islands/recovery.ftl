### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Vul het e-mailadres van je account in. We sturen je een link om een nieuw wachtwoord te kiezen.
recovery-own = We sturen een link naar { $email }.
recovery-send = Link sturen
recovery-sending = Een moment…
recovery-sent = Als er een account met { $email } is, is de link onderweg. Kijk ook in je spammap.
recovery-again = Opnieuw sturen
recovery-retry = Opnieuw proberen
recovery-failed = Dat is niet gelukt. Probeer het later opnieuw.
recovery-edit = Kies een nieuw wachtwoord
recovery-password = Nieuw wachtwoord
recovery-save = Wachtwoord opslaan
recovery-saved = Je nieuwe wachtwoord is opgeslagen en je bent ingelogd
recovery-no-link = Deze link is onvolledig, al gebruikt of verlopen. Vraag een nieuwe aan.
recovery-used = Heb je hem al gebruikt, dan kun je gewoon inloggen.
recovery-open-again = Open de link in de e-mail opnieuw. Werkt hij niet, vraag dan een nieuwe aan.
recovery-new-link = Nieuwe link aanvragen
recovery-confirm = Bevestig je e-mailadres
recovery-confirm-text = Vul je e-mailadres in. We sturen je de bevestigingslink opnieuw.
recovery-confirmed = Je e-mailadres is bevestigd. Je kunt nu inloggen.
recovery-unlock = Account ontgrendelen
recovery-unlock-text = Na meerdere verkeerde wachtwoorden wordt een account een tijdje geblokkeerd. Vul je e-mailadres in, dan sturen we je een link waarmee je het meteen ontgrendelt.
recovery-unlocked = Je account is ontgrendeld. Je kunt weer inloggen.
