### Messages of the session.

session-sign-in = Logga in
session-title = Logga in
session-to-place = Logga in för att lägga spelet. Dina val och din insats finns kvar.
session-expired = Du har loggats ut. Logga in igen.
session-email = E-post
session-password = Lösenord
session-show-password = Visa
session-hide-password = Dölj
session-submit = Logga in
session-busy = Loggar in…
session-close = Stäng
session-forgot = Glömt lösenordet?
session-join = Skapa konto
session-resend = Skicka länken igen
session-email-missing = Ange din e-postadress.
session-email-invalid = Ange en hel e-postadress, till exempel namn@example.com.
session-password-missing = Ange ditt lösenord.
session-invalid = E-postadressen eller lösenordet är fel. Kontrollera båda och försök igen.
session-unanswered = Vi fick inget svar. Kontrollera anslutningen och försök igen.
session-failed = Det gick inte att logga in. Försök igen senare.
session-account = Konto och saldo
session-signed-in-as = Inloggad som
session-limits = Mina gränser
session-sign-out = Logga ut
session-signed-out = Du är utloggad
session-sign-out-failed = Det gick inte att logga ut. Försök igen.
