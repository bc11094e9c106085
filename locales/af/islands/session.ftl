### Messages of the session.

session-sign-in = Meld aan
session-title = Meld aan
session-to-place = Meld aan om jou weddenskap te plaas. Jou keuses en inset word behou.
session-expired = Jou sessie het verval. Meld asseblief weer aan.
session-email = E-pos
session-password = Wagwoord
session-show-password = Wys
session-hide-password = Versteek
session-submit = Meld aan
session-busy = Meld tans aan…
session-close = Maak toe
session-forgot = Wagwoord vergeet?
session-join = Skep rekening
session-resend = Stuur die skakel weer
session-email-missing = Voer jou e-posadres in.
session-email-invalid = Voer ’n volledige e-posadres in, soos naam@example.com.
session-password-missing = Voer jou wagwoord in.
session-invalid = Die e-pos of die wagwoord is verkeerd. Gaan albei na en probeer weer.
session-unanswered = Daar was geen antwoord nie. Kyk na jou verbinding en probeer weer.
session-failed = Jy kon nie aangemeld word nie. Probeer asseblief later weer.
session-account = Rekening en saldo
session-signed-in-as = Aangemeld as
session-limits = My limiete
session-sign-out = Meld af
session-signed-out = Jy is afgemeld
session-sign-out-failed = Jy kon nie afgemeld word nie. Probeer asseblief weer.
