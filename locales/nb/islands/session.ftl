### Messages of the session.

session-sign-in = Logg inn
session-title = Logg inn
session-to-place = Logg inn for å levere spillet. Valgene og innsatsen blir tatt vare på.
session-expired = Du er blitt logget ut. Logg inn igjen.
session-email = E-post
session-password = Passord
session-show-password = Vis
session-hide-password = Skjul
session-submit = Logg inn
session-busy = Logger inn…
session-close = Lukk
session-forgot = Glemt passordet?
session-join = Opprett konto
session-resend = Send lenken på nytt
session-email-missing = Skriv inn e-postadressen din.
session-email-invalid = Skriv inn en hel e-postadresse, for eksempel navn@example.com.
session-password-missing = Skriv inn passordet ditt.
session-invalid = E-posten eller passordet er feil. Sjekk begge deler, og prøv igjen.
session-unanswered = Det kom ikke noe svar. Sjekk forbindelsen, og prøv igjen.
session-failed = Du kunne ikke logges inn. Prøv igjen senere.
session-account = Konto og saldo
session-signed-in-as = Logget inn som
session-limits = Mine grenser
session-sign-out = Logg ut
session-signed-out = Du er logget ut
session-sign-out-failed = Du kunne ikke logges ut. Prøv igjen.
