### Palavras de uma partida que ainda não tem página.

young-asking = Procurando o jogo…
young-failed = Não foi possível carregar o jogo
young-failed-text = Verifique sua conexão e tente de novo.
young-retry = Tentar de novo
young-home = Início
young-crumbs = Você está aqui
young-this-match = Esta partida
