### Palavras de uma partida que ainda não tem página.

young-match-asking = Procurando a partida…
young-match-failed = Não foi possível carregar a partida
young-match-failed-text = Verifique sua conexão e tente de novo.
young-match-retry = Tentar de novo
young-match-home = Início
young-match-crumbs = Você está aqui
