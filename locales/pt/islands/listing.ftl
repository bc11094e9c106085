### Ordem e filtros de uma lista.

listing-open = Ordenar e filtrar
listing-close = Fechar
listing-done = Ver jogos
listing-clear = Remover todos os filtros
listing-start = Início
listing-any-time = A qualquer hora
listing-hours = { $count ->
    [one] Próxima hora
   *[other] Próximas { $count } horas
}
listing-today = Hoje
listing-tomorrow = Amanhã
listing-order = Ordem
listing-by-page = Recomendada
listing-by-start = Por horário
listing-by-bets = Por popularidade
listing-by-sport = Por desporto
listing-by-category = Por país
listing-by-league = Por competição
listing-reversed = { $name }, ordem inversa
listing-sport = Desporto
listing-all-sports = Todos os desportos
listing-cyber = Esports
listing-regular = Sem esports
listing-bettable = Só com odds disponíveis
listing-favourites = Só os meus favoritos
listing-sign-in = Inicie sessão para ver os seus favoritos.
listing-sign-in-button = Entrar
listing-remove = Remover filtro: { $name }
listing-asking = A procurar jogos
listing-found = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
listing-none = Nenhum jogo corresponde aos filtros
listing-none-text = Remova um filtro para ver mais.
listing-more = Mais jogos
listing-failed = Não foi possível carregar mais jogos
listing-offline = Está sem ligação
listing-kept = Os jogos acima são os que vieram com a página.
listing-retry = Tentar de novo
listing-parts = Partes da lista
listing-part = Parte { $number } de { $total }
listing-previous = Anterior
listing-next = Seguinte
