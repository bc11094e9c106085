### Messages of the player's passkeys, in the profile.

passkeys-title = Chaves de acesso
passkeys-text = Entre com sua impressão digital, seu rosto ou o bloqueio de tela em vez de uma senha.
passkeys-none = Você ainda não tem chaves de acesso.
passkeys-one = Chave de acesso
passkeys-added = Adicionada: { $moment }
passkeys-used = Último uso: { $moment }
passkeys-unused = Ainda não usada
passkeys-add = Adicionar chave de acesso
passkeys-password = Informe sua senha para adicionar uma chave de acesso.
passkeys-saved = Chave de acesso adicionada
passkeys-remove = Remover
passkeys-sure = Remover esta chave de acesso?
passkeys-sure-text = Você não poderá mais entrar com ela. Apague-a também do seu dispositivo.
passkeys-removed = Chave de acesso removida
passkeys-cancel = Cancelar
passkeys-known = Este dispositivo já tem uma chave de acesso para a sua conta.
passkeys-unfit = Este dispositivo ou navegador não consegue criar uma chave de acesso.
