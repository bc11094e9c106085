### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Informe o e-mail da sua conta. Vamos enviar um link para você escolher uma nova senha.
recovery-own = Vamos enviar um link para { $email }.
recovery-send = Enviar link
recovery-sending = Um momento…
recovery-sent = Se houver uma conta com { $email }, o link está a caminho. Veja também a caixa de spam.
recovery-again = Enviar de novo
recovery-retry = Tentar de novo
recovery-failed = Não deu certo. Tente de novo mais tarde.
recovery-edit = Escolha uma nova senha
recovery-password = Nova senha
recovery-save = Salvar senha
recovery-saved = Sua nova senha foi salva e você já entrou
recovery-no-link = Este link está incompleto, já foi usado ou expirou. Peça um novo.
recovery-used = Se você já o usou, pode simplesmente entrar.
recovery-open-again = Abra de novo o link do e-mail. Se não funcionar, peça um novo.
recovery-new-link = Pedir um novo link
recovery-confirm = Confirme seu e-mail
recovery-confirm-text = Informe seu e-mail. Vamos enviar de novo o link de confirmação.
recovery-confirmed = Seu e-mail foi confirmado. Agora você pode entrar.
recovery-unlock = Desbloqueie sua conta
recovery-unlock-text = Depois de várias senhas erradas, uma conta fica bloqueada por um tempo. Informe seu e-mail e vamos enviar um link que a desbloqueia agora.
recovery-unlocked = Sua conta foi desbloqueada. Você já pode entrar de novo.
