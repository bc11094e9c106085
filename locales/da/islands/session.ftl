### Messages of the session.

session-sign-in = Log ind
session-title = Log ind
session-to-place = Log ind for at placere dit spil. Dine valg og din indsats bliver gemt.
session-expired = Du er blevet logget ud. Log ind igen.
session-email = E-mail
session-password = Adgangskode
session-show-password = Vis
session-hide-password = Skjul
session-submit = Log ind
session-busy = Logger ind…
session-close = Luk
session-forgot = Glemt adgangskode?
session-join = Opret konto
session-resend = Send linket igen
session-email-missing = Indtast din e-mailadresse.
session-email-invalid = Indtast en hel e-mailadresse, f.eks. navn@example.com.
session-password-missing = Indtast din adgangskode.
session-invalid = E-mailen eller adgangskoden er forkert. Tjek begge dele, og prøv igen.
session-unanswered = Der kom ikke noget svar. Tjek din forbindelse, og prøv igen.
session-failed = Du kunne ikke logges ind. Prøv igen senere.
session-account = Konto og saldo
session-signed-in-as = Logget ind som
session-limits = Mine grænser
session-sign-out = Log ud
session-signed-out = Du er logget ud
session-sign-out-failed = Du kunne ikke logges ud. Prøv igen.
