### Messages of the session.

session-sign-in = Anmelden
session-title = Anmelden
session-to-place = Melde dich an, um deine Wette abzugeben. Deine Tipps und dein Einsatz bleiben erhalten.
session-expired = Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.
session-email = E-Mail
session-password = Passwort
session-show-password = Anzeigen
session-hide-password = Verbergen
session-submit = Anmelden
session-busy = Anmeldung läuft…
session-close = Schließen
session-forgot = Passwort vergessen?
session-join = Konto eröffnen
session-resend = Link erneut senden
session-email-missing = Gib deine E-Mail-Adresse ein.
session-email-invalid = Gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.
session-password-missing = Gib dein Passwort ein.
session-invalid = E-Mail oder Passwort ist falsch. Prüfe beides und versuche es noch einmal.
session-unanswered = Es kam keine Antwort. Prüfe deine Verbindung und versuche es noch einmal.
session-failed = Die Anmeldung hat nicht geklappt. Bitte versuche es später noch einmal.
session-account = Konto und Guthaben
session-signed-in-as = Angemeldet als
session-limits = Meine Limits
session-sign-out = Abmelden
session-signed-out = Du bist abgemeldet
session-sign-out-failed = Die Abmeldung hat nicht geklappt. Bitte versuche es noch einmal.
