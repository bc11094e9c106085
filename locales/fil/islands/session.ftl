### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Mag-log in
session-title = Mag-log in
session-to-place = Mag-log in para mailagay ang taya mo. Mananatili ang mga pick at halaga ng taya mo.
session-expired = Natapos na ang session mo. Mag-log in ulit.
session-email = Email
session-password = Password
session-show-password = Ipakita
session-hide-password = Itago
session-submit = Mag-log in
session-busy = Nagla-log in…
session-close = Isara
session-forgot = Nakalimutan ang password?
session-join = Gumawa ng account
session-resend = Ipadala ulit ang link
session-email-missing = Ilagay ang email address mo.
session-email-invalid = Ilagay ang buong email address, tulad ng name@example.com.
session-password-missing = Ilagay ang password mo.
session-invalid = Mali ang email o password. Suriin ang dalawa at subukan ulit.
session-unanswered = Walang sagot. Suriin ang koneksyon mo at subukan ulit.
session-failed = Hindi ka mai-log in. Pakisubukan ulit mamaya.
session-account = Account at balanse
session-signed-in-as = Naka-log in bilang
session-limits = Mga limitasyon ko
session-sign-out = Mag-log out
session-signed-out = Naka-log out ka na
session-sign-out-failed = Hindi ka mai-log out. Pakisubukan ulit.
