### Ukungena ne-akhawunti.

session-sign-in = Ngena
session-title = Ngena
session-to-place = Ngena ukuze ufake ibhethi yakho. Okukhethile nemali yebhethi kugciniwe.
session-expired = Iseshini yakho iphelile. Sicela ungene futhi.
session-email = I-imeyili
session-password = Iphasiwedi
session-show-password = Bonisa
session-hide-password = Fihla
session-submit = Ngena
session-busy = Kuyangenwa…
session-close = Vala
session-forgot = Ukhohlwe iphasiwedi?
session-join = Vula i-akhawunti
session-resend = Thumela isixhumanisi futhi
session-email-missing = Faka ikheli lakho le-imeyili.
session-email-invalid = Faka ikheli le-imeyili eliphelele, njenge-name@example.com.
session-password-missing = Faka iphasiwedi yakho.
session-invalid = I-imeyili noma iphasiwedi ayilungile. Hlola kokubili bese uzama futhi.
session-unanswered = Ayikho impendulo. Hlola uxhumo lwakho, bese uzama futhi.
session-failed = Awukwazanga ukungena. Sicela uzame futhi kamuva.
session-account = I-akhawunti nebhalansi
session-signed-in-as = I-akhawunti:
session-limits = Imikhawulo yami
session-sign-out = Phuma
session-signed-out = Usuphumile
session-sign-out-failed = Awukwazanga ukuphuma. Sicela uzame futhi.
