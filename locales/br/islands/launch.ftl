### Palavras das corridas e loterias.

launch-text = Abre aqui a página do nosso parceiro. Entre para jogar com seu saldo.
launch-open = Abrir
launch-closed = Fechado no momento. Todos os esportes aceitam apostas.
launch-failed = Não foi possível abrir a página. Verifique sua conexão e tente de novo.
launch-tab = Abrir em nova aba
