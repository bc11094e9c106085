### Corridas de cavalos e lotarias.

launch-text = Abre aqui a página do nosso parceiro. Inicie sessão para jogar com o seu saldo.
launch-open = Abrir
launch-closed = Fechado de momento. Pode apostar em todos os desportos.
launch-failed = Não foi possível abrir a página. Verifique a sua ligação e tente novamente.
launch-tab = Abrir noutro separador
