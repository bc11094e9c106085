### Palavras da busca.

search-open = Buscar
# No campo vazio.
search-hint = Time, liga ou mercado
search-close = Fechar a busca
search-recent = Buscas recentes
search-forget = Remover “{ $query }”
# Abaixo do campo, até haver 3 caracteres.
search-short = Digite pelo menos 3 caracteres de um time, uma liga ou um mercado.
search-matches = Ao vivo e próximos
search-over = Jogos encerrados
search-leagues = Ligas
search-markets = Mercados
search-live = Ao vivo
search-asking = Buscando…
# Para leitores de tela.
search-count = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
# Before what was typed.
search-nothing = Nenhum resultado para
search-nothing-text = Confira a grafia ou veja todos os esportes e ligas.
search-all = Todos os esportes e ligas
search-offline = Você está sem conexão. A busca continua quando ela voltar.
search-failed = A busca não funcionou.
search-retry = Tentar de novo
