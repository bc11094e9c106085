### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.
recovery-own = Wir schicken einen Link an { $email }.
recovery-send = Link senden
recovery-sending = Einen Moment…
recovery-sent = Wenn es ein Konto mit { $email } gibt, ist der Link unterwegs. Sieh auch im Spam-Ordner nach.
recovery-again = Erneut senden
recovery-retry = Neu versuchen
recovery-failed = Das hat nicht geklappt. Bitte versuche es später noch einmal.
recovery-edit = Neues Passwort wählen
recovery-password = Neues Passwort
recovery-save = Passwort speichern
recovery-saved = Dein neues Passwort ist gespeichert und du bist angemeldet
recovery-no-link = Dieser Link ist unvollständig, schon benutzt oder abgelaufen. Fordere einen neuen an.
recovery-used = Hast du ihn schon benutzt, kannst du dich einfach anmelden.
recovery-open-again = Öffne den Link in der E-Mail noch einmal. Wenn er nicht funktioniert, fordere einen neuen an.
recovery-new-link = Neuen Link anfordern
recovery-confirm = E-Mail bestätigen
recovery-confirm-text = Gib deine E-Mail-Adresse ein. Wir schicken dir den Link zur Bestätigung noch einmal.
recovery-confirmed = Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.
recovery-unlock = Konto entsperren
recovery-unlock-text = Nach mehreren falschen Passwörtern ist ein Konto eine Zeit lang gesperrt. Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, der es sofort entsperrt.
recovery-unlocked = Dein Konto ist entsperrt. Du kannst dich wieder anmelden.
