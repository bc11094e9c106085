### Messages of the session.

session-sign-in = Inloggen
session-title = Inloggen
session-to-place = Log in om je bet te plaatsen. Je selecties en inzet blijven bewaard.
session-expired = Je sessie is verlopen. Log opnieuw in.
session-email = E-mail
session-password = Wachtwoord
session-show-password = Tonen
session-hide-password = Verbergen
session-submit = Inloggen
session-busy = Bezig met inloggen…
session-close = Sluiten
session-forgot = Wachtwoord vergeten?
session-join = Account maken
session-resend = Link opnieuw sturen
session-email-missing = Vul je e-mailadres in.
session-email-invalid = Vul een volledig e-mailadres in, zoals naam@example.com.
session-password-missing = Vul je wachtwoord in.
session-invalid = Het e-mailadres of wachtwoord klopt niet. Controleer beide en probeer het opnieuw.
session-unanswered = Er kwam geen antwoord. Controleer je verbinding en probeer het opnieuw.
session-failed = Inloggen is niet gelukt. Probeer het later opnieuw.
session-account = Account en saldo
session-signed-in-as = Ingelogd als
session-limits = Mijn limieten
session-sign-out = Uitloggen
session-signed-out = Je bent uitgelogd
session-sign-out-failed = Uitloggen is niet gelukt. Probeer het opnieuw.
