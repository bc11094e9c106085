### Messages of the session.

session-sign-in = Kirjaudu
session-title = Kirjaudu
session-to-place = Kirjaudu, niin voit asettaa vedon. Valintasi ja panoksesi säilyvät.
session-expired = Istuntosi on päättynyt. Kirjaudu uudelleen.
session-email = Sähköposti
session-password = Salasana
session-show-password = Näytä
session-hide-password = Piilota
session-submit = Kirjaudu
session-busy = Kirjaudutaan…
session-close = Sulje
session-forgot = Unohditko salasanan?
session-join = Avaa tili
session-resend = Lähetä linkki uudelleen
session-email-missing = Syötä sähköpostiosoitteesi.
session-email-invalid = Syötä koko sähköpostiosoite, esimerkiksi nimi@example.com.
session-password-missing = Syötä salasanasi.
session-invalid = Sähköposti tai salasana on väärin. Tarkista molemmat ja yritä uudelleen.
session-unanswered = Vastausta ei tullut. Tarkista yhteys ja yritä uudelleen.
session-failed = Kirjautuminen ei onnistunut. Yritä myöhemmin uudelleen.
session-account = Tili ja saldo
session-signed-in-as = Kirjautuneena:
session-limits = Omat rajani
session-sign-out = Kirjaudu ulos
session-signed-out = Olet kirjautunut ulos
session-sign-out-failed = Uloskirjautuminen ei onnistunut. Yritä uudelleen.
