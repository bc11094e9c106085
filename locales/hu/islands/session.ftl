### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Belépés
session-title = Bejelentkezés
session-to-place = Jelentkezz be a fogadáshoz. A tippjeid és a téted megmaradnak.
session-expired = Lejárt a bejelentkezésed. Jelentkezz be újra.
session-email = E-mail
session-password = Jelszó
session-show-password = Mutatás
session-hide-password = Elrejtés
session-submit = Belépés
session-busy = Bejelentkezés…
session-close = Bezárás
session-forgot = Elfelejtetted a jelszavad?
session-join = Fiók létrehozása
session-resend = A link újraküldése
session-email-missing = Add meg az e-mail-címedet.
session-email-invalid = Adj meg egy teljes e-mail-címet, például nev@example.com.
session-password-missing = Add meg a jelszavadat.
session-invalid = Hibás e-mail-cím vagy jelszó. Ellenőrizd mindkettőt, és próbáld újra.
session-unanswered = Nem érkezett válasz. Ellenőrizd a kapcsolatot, és próbáld újra.
session-failed = Nem sikerült bejelentkezni. Próbáld újra később.
session-account = Fiók és egyenleg
session-signed-in-as = Bejelentkezve:
session-limits = Korlátaim
session-sign-out = Kijelentkezés
session-signed-out = Kijelentkeztél
session-sign-out-failed = Nem sikerült kijelentkezni. Próbáld újra.
