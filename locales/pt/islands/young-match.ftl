### Jogo que ainda não tem página.

young-asking = A procurar o jogo…
young-failed = Não foi possível carregar o jogo
young-failed-text = Verifique a sua ligação e tente novamente.
young-retry = Tentar de novo
young-home = Início
young-crumbs = Está aqui
young-this-match = Este jogo
