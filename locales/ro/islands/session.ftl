### Autentificare și cont.

session-sign-in = Intră
session-title = Autentificare
session-to-place = Autentifică-te ca să plasezi pariul. Selecțiile și miza se păstrează.
session-expired = Sesiunea ta s-a încheiat. Autentifică-te din nou.
session-email = E-mail
session-password = Parolă
session-show-password = Arată
session-hide-password = Ascunde
session-submit = Intră în cont
session-busy = Se autentifică…
session-close = Închide
session-forgot = Ai uitat parola?
session-join = Creează cont
session-resend = Retrimite linkul
session-email-missing = Introdu adresa ta de e-mail.
session-email-invalid = Introdu o adresă de e-mail completă, de exemplu nume@example.com.
session-password-missing = Introdu parola.
session-invalid = E-mailul sau parola este greșită. Verifică-le pe amândouă și încearcă din nou.
session-unanswered = Nu am primit răspuns. Verifică-ți conexiunea și încearcă din nou.
session-failed = Autentificarea nu a reușit. Încearcă din nou mai târziu.
session-account = Cont și sold
session-signed-in-as = Cont:
session-limits = Limitele mele
session-sign-out = Ieși din cont
session-signed-out = Ai ieșit din cont
session-sign-out-failed = Ieșirea din cont nu a reușit. Încearcă din nou.
