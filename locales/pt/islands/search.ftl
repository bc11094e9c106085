### Pesquisa.

search-open = Pesquisar
search-hint = Equipa, competição ou mercado
search-close = Fechar a pesquisa
search-recent = Pesquisas recentes
search-forget = Remover «{ $query }»
search-short = Escreva pelo menos 3 caracteres de uma equipa, uma competição ou um mercado.
search-matches = Ao vivo e próximos
search-over = Jogos terminados
search-leagues = Competições
search-markets = Mercados
search-live = Ao vivo
search-asking = A pesquisar…
search-count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
search-nothing = Nenhum resultado para
search-nothing-text = Verifique a ortografia ou veja todos os desportos e competições.
search-all = Todos os desportos e competições
search-offline = Está sem ligação. A pesquisa continua quando a ligação voltar.
search-failed = A pesquisa não funcionou.
search-retry = Tentar de novo
