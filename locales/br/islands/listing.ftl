### Mensagens para ordenar e filtrar listas.

listing-open = Ordenar e filtrar
listing-close = Fechar
listing-done = Ver jogos
listing-clear = Remover todos os filtros
listing-start = Início
listing-any-time = A qualquer hora
listing-hours =
    { $count ->
        [one] Próxima hora
       *[other] Próximas { $count } horas
    }
listing-today = Hoje
listing-tomorrow = Amanhã
listing-order = Ordem
listing-by-page = Recomendada
listing-by-start = Por horário
listing-by-bets = Por popularidade
listing-by-sport = Por esporte
listing-by-category = Por país
listing-by-league = Por liga
listing-reversed = { $name }, ordem inversa
listing-sport = Esporte
listing-all-sports = Todos os esportes
listing-cyber = E-sports
listing-regular = Sem e-sports
listing-bettable = Só com odds disponíveis
listing-favourites = Só meus favoritos
listing-sign-in = Entre para ver seus favoritos.
listing-sign-in-button = Entrar
listing-remove = Remover filtro: { $name }
listing-asking = Procurando jogos
listing-found =
    { $count ->
        [one] { $count } jogo
       *[other] { $count } jogos
    }
listing-none = Nenhum jogo corresponde aos filtros
listing-none-text = Remova um filtro para ver mais.
listing-more = Mais jogos
listing-failed = Não foi possível carregar mais jogos
listing-offline = Você está sem conexão
listing-kept = Os jogos acima são os que vieram com a página.
listing-retry = Tentar de novo
listing-parts = Partes da lista
listing-part = Parte { $number } de { $total }
listing-previous = Anterior
listing-next = Próxima
