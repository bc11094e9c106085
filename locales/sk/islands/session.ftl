### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Prihlásiť sa
session-title = Prihlásenie
session-to-place = Ak chcete staviť, prihláste sa. Tipy aj vklad zostanú zachované.
session-expired = Vaše prihlásenie vypršalo. Prihláste sa, prosím, znova.
session-email = E-mail
session-password = Heslo
session-show-password = Zobraziť
session-hide-password = Skryť
session-submit = Prihlásiť sa
session-busy = Prihlasujeme…
session-close = Zavrieť
session-forgot = Zabudli ste heslo?
session-join = Vytvoriť účet
session-resend = Poslať odkaz znova
session-email-missing = Zadajte e-mail.
session-email-invalid = Zadajte celú e-mailovú adresu, napríklad meno@example.com.
session-password-missing = Zadajte heslo.
session-invalid = E-mail alebo heslo je nesprávne. Skontrolujte ich a skúste to znova.
session-unanswered = Odpoveď neprišla. Skontrolujte pripojenie a skúste to znova.
session-failed = Prihlásenie sa nepodarilo. Skúste to, prosím, neskôr.
session-account = Účet a zostatok
session-signed-in-as = Prihlásený účet:
session-limits = Moje limity
session-sign-out = Odhlásiť sa
session-signed-out = Ste odhlásení
session-sign-out-failed = Odhlásenie sa nepodarilo. Skúste to, prosím, znova.
