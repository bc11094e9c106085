### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Introduza o e-mail da sua conta. Enviaremos uma ligação para escolher uma nova palavra-passe.
recovery-own = Enviaremos uma ligação para { $email }.
recovery-send = Enviar ligação
recovery-sending = Um momento…
recovery-sent = Se existir uma conta com { $email }, a ligação está a caminho. Veja também o correio não solicitado.
recovery-again = Enviar de novo
recovery-retry = Tentar de novo
recovery-failed = Não resultou. Tente novamente mais tarde.
recovery-edit = Escolha uma nova palavra-passe
recovery-password = Nova palavra-passe
recovery-save = Guardar palavra-passe
recovery-saved = A nova palavra-passe foi guardada e a sessão está iniciada
recovery-no-link = Esta ligação está incompleta, já foi usada ou expirou. Peça uma nova.
recovery-used = Se já a usou, pode simplesmente iniciar sessão.
recovery-open-again = Abra de novo a ligação do e-mail. Se não funcionar, peça uma nova.
recovery-new-link = Pedir nova ligação
recovery-confirm = Confirme o seu e-mail
recovery-confirm-text = Introduza o seu e-mail. Enviaremos de novo a ligação de confirmação.
recovery-confirmed = O seu e-mail está confirmado. Já pode iniciar sessão.
recovery-unlock = Desbloqueie a sua conta
recovery-unlock-text = Após várias palavras-passe erradas, uma conta fica bloqueada durante algum tempo. Introduza o seu e-mail e enviaremos uma ligação que a desbloqueia já.
recovery-unlocked = A sua conta está desbloqueada. Já pode voltar a iniciar sessão.
