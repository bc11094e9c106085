### Messages of the player's passkeys, in the profile.

passkeys-title = Chaves de acesso
passkeys-text = Inicie sessão com a impressão digital, o rosto ou o bloqueio de ecrã em vez de uma palavra-passe.
passkeys-none = Ainda não tem chaves de acesso.
passkeys-one = Chave de acesso
passkeys-added = Adicionada: { $moment }
passkeys-used = Última utilização: { $moment }
passkeys-unused = Ainda não utilizada
passkeys-add = Adicionar uma chave de acesso
passkeys-password = Introduza a sua palavra-passe para adicionar uma chave de acesso.
passkeys-saved = Chave de acesso adicionada
passkeys-remove = Remover
passkeys-sure = Remover esta chave de acesso?
passkeys-sure-text = Deixará de poder iniciar sessão com ela. Elimine-a também do seu dispositivo.
passkeys-removed = Chave de acesso removida
passkeys-cancel = Cancelar
passkeys-known = Este dispositivo já tem uma chave de acesso para a sua conta.
passkeys-unfit = Este dispositivo ou navegador não consegue criar uma chave de acesso.
