### Sessão e conta.

session-sign-in = Entrar
session-title = Iniciar sessão
session-to-place = Inicie sessão para fazer a sua aposta. As seleções e o valor são mantidos.
session-expired = A sua sessão terminou. Inicie sessão novamente.
session-email = E-mail
session-password = Palavra-passe
session-show-password = Mostrar
session-hide-password = Ocultar
session-submit = Entrar
session-busy = A entrar…
session-close = Fechar
session-forgot = Esqueceu-se da palavra-passe?
session-join = Criar conta
session-resend = Reenviar a ligação
session-email-missing = Introduza o seu e-mail.
session-email-invalid = Introduza um e-mail completo, como nome@example.com.
session-password-missing = Introduza a sua palavra-passe.
session-invalid = O e-mail ou a palavra-passe está incorreto. Verifique ambos e tente novamente.
session-unanswered = Não houve resposta. Verifique a sua ligação e tente novamente.
session-failed = Não foi possível iniciar sessão. Tente novamente mais tarde.
session-account = Conta e saldo
session-signed-in-as = Sessão iniciada como
session-limits = Os meus limites
session-sign-out = Sair
session-signed-out = A sessão foi terminada
session-sign-out-failed = Não foi possível terminar a sessão. Tente novamente.
