### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Prijavi se
session-title = Prijava
session-to-place = Prijavite se da uplatite opkladu. Tipovi i ulog ostaju sačuvani.
session-expired = Vaša sesija je istekla. Prijavite se ponovo.
session-email = E-mail
session-password = Lozinka
session-show-password = Prikaži
session-hide-password = Sakrij
session-submit = Prijavi se
session-busy = Prijavljivanje…
session-close = Zatvori
session-forgot = Zaboravili ste lozinku?
session-join = Otvori nalog
session-resend = Pošalji link ponovo
session-email-missing = Unesite e-mail adresu.
session-email-invalid = Unesite potpunu e-mail adresu, na primjer ime@example.com.
session-password-missing = Unesite lozinku.
session-invalid = E-mail ili lozinka nijesu tačni. Provjerite ih i pokušajte ponovo.
session-unanswered = Nema odgovora. Provjerite vezu i pokušajte ponovo.
session-failed = Prijava nije uspjela. Pokušajte ponovo kasnije.
session-account = Nalog i stanje
session-signed-in-as = Prijavljeni ste kao
session-limits = Moji limiti
session-sign-out = Odjavi se
session-signed-out = Odjavljeni ste
session-sign-out-failed = Odjava nije uspjela. Pokušajte ponovo.
