### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Zaloguj
session-title = Logowanie
session-to-place = Zaloguj się, aby postawić zakład. Twoje typy i stawka zostaną zachowane.
session-expired = Twoja sesja wygasła. Zaloguj się ponownie.
session-email = E-mail
session-password = Hasło
session-show-password = Pokaż
session-hide-password = Ukryj
session-submit = Zaloguj się
session-busy = Logowanie…
session-close = Zamknij
session-forgot = Nie pamiętasz hasła?
session-join = Załóż konto
session-resend = Wyślij link ponownie
session-email-missing = Podaj adres e-mail.
session-email-invalid = Podaj pełny adres e-mail, na przykład imie@example.com.
session-password-missing = Podaj hasło.
session-invalid = Nieprawidłowy e-mail lub hasło. Sprawdź dane i spróbuj ponownie.
session-unanswered = Brak odpowiedzi. Sprawdź połączenie i spróbuj ponownie.
session-failed = Nie udało się zalogować. Spróbuj ponownie później.
session-account = Konto i saldo
session-signed-in-as = Zalogowano jako
session-limits = Moje limity
session-sign-out = Wyloguj się
session-signed-out = Wylogowano
session-sign-out-failed = Nie udało się wylogować. Spróbuj ponownie.
