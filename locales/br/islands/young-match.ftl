### Palavras de uma partida que ainda não tem página.

young-asking = Procurando a partida…
young-failed = Não foi possível carregar a partida
young-failed-text = Verifique sua conexão e tente de novo.
young-retry = Tentar de novo
young-home = Início
young-crumbs = Você está aqui
