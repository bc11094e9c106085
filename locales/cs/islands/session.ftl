### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Přihlásit se
session-title = Přihlášení
session-to-place = Chcete-li vsadit, přihlaste se. Tipy i vklad zůstanou zachovány.
session-expired = Vaše přihlášení vypršelo. Přihlaste se prosím znovu.
session-email = E-mail
session-password = Heslo
session-show-password = Zobrazit
session-hide-password = Skrýt
session-submit = Přihlásit se
session-busy = Přihlašujeme…
session-close = Zavřít
session-forgot = Zapomněli jste heslo?
session-join = Založit účet
session-resend = Poslat odkaz znovu
session-email-missing = Zadejte e-mail.
session-email-invalid = Zadejte celou e-mailovou adresu, například jmeno@example.com.
session-password-missing = Zadejte heslo.
session-invalid = E-mail nebo heslo nesouhlasí. Zkontrolujte je a zkuste to znovu.
session-unanswered = Odpověď nepřišla. Zkontrolujte připojení a zkuste to znovu.
session-failed = Přihlášení se nezdařilo. Zkuste to prosím později.
session-account = Účet a zůstatek
session-signed-in-as = Přihlášený účet:
session-limits = Moje limity
session-sign-out = Odhlásit se
session-signed-out = Jste odhlášeni
session-sign-out-failed = Odhlášení se nezdařilo. Zkuste to prosím znovu.
