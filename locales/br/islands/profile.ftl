### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Entre para ver seu nível, seus pontos e seus saldos.
profile-sign-in = Entrar
profile-name = Nome
profile-email = E-mail
profile-password = Escolha uma nova senha
profile-phone = Número de telefone
profile-phone-verified = Verificado
profile-phone-verify = Verifique seu número
profile-level = Nível
profile-points = Pontos
profile-next = Pontos até { $level }: { $count }
profile-top = Você chegou ao nível mais alto.
profile-balances = Saldos
profile-documents = Tenha em mãos um documento de identidade e um comprovante de endereço: eles podem ser pedidos antes do seu primeiro saque.
profile-failed = Não foi possível carregar seu perfil.
profile-retry = Tentar de novo
