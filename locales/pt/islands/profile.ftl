### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Inicie sessão para ver o seu nível, os seus pontos e os seus saldos.
profile-sign-in = Entrar
profile-name = Nome
profile-email = E-mail
profile-password = Escolha uma nova palavra-passe
profile-phone = Número de telefone
profile-phone-verified = Verificado
profile-phone-verify = Verifique o seu número
profile-level = Nível
profile-points = Pontos
profile-next = Pontos até { $level }: { $count }
profile-top = Atingiu o nível mais alto.
profile-balances = Saldos
profile-documents = Tenha à mão um documento de identificação e um comprovativo de morada: podem ser-lhe pedidos antes do primeiro levantamento.
profile-failed = Não foi possível carregar o seu perfil.
profile-retry = Tentar de novo
