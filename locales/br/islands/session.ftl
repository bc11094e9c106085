### Palavras da sessão: o botão no topo, o login e o menu da conta.

session-sign-in = Entrar
session-title = Entrar
session-to-place = Entre para fazer sua aposta. Suas seleções e o valor são mantidos.
session-expired = Sua sessão terminou. Entre de novo.
session-email = E-mail
session-password = Senha
session-show-password = Mostrar
session-hide-password = Ocultar
session-submit = Entrar
session-busy = Entrando…
session-close = Fechar
session-forgot = Esqueceu a senha?
session-join = Criar conta
session-resend = Reenviar o link
session-email-missing = Informe seu e-mail.
session-email-invalid = Informe um e-mail completo, como nome@example.com.
session-password-missing = Informe sua senha.
session-invalid = E-mail ou senha incorretos. Confira os dois e tente de novo.
session-unanswered = Não houve resposta. Verifique sua conexão e tente de novo.
session-failed = Não foi possível entrar. Tente de novo mais tarde.
session-account = Conta e saldo
session-signed-in-as = Você entrou como
session-limits = Meus limites
session-sign-out = Sair
session-signed-out = Você saiu da sua conta
session-sign-out-failed = Não foi possível sair. Tente de novo.
