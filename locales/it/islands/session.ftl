### Accesso e conto.

session-sign-in = Accedi
session-title = Accedi
session-to-place = Accedi per piazzare la scommessa. Selezioni e puntata restano salvate.
session-expired = La sessione è terminata. Accedi di nuovo.
session-email = E-mail
session-password = Password
session-show-password = Mostra
session-hide-password = Nascondi
session-submit = Accedi
session-busy = Accesso in corso…
session-close = Chiudi
session-forgot = Password dimenticata?
session-join = Crea un conto
session-resend = Invia di nuovo il link
session-email-missing = Inserisci il tuo indirizzo e-mail.
session-email-invalid = Inserisci un indirizzo e-mail completo, come nome@example.com.
session-password-missing = Inserisci la password.
session-invalid = L’e-mail o la password non è corretta. Controllale entrambe e riprova.
session-unanswered = Non c’è stata risposta. Controlla la connessione e riprova.
session-failed = Non è stato possibile accedere. Riprova più tardi.
session-account = Conto e saldo
session-signed-in-as = Conto:
session-limits = I miei limiti
session-sign-out = Esci
session-signed-out = Hai effettuato il logout
session-sign-out-failed = Non è stato possibile uscire. Riprova.
