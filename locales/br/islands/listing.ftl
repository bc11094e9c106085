### Mensagens para ordenar e filtrar listas.

listing-open = Ordenar e filtrar
listing-close = Fechar
listing-done = Ver partidas
listing-clear = Remover todos os filtros
listing-start = Início
listing-any-time = Qualquer horário
listing-hours =
    { $count ->
        [one] Próxima hora
       *[other] Próximas { $count } horas
    }
listing-today = Hoje
listing-tomorrow = Amanhã
listing-order = Ordem
listing-by-page = Recomendada
listing-by-start = Por horário de início
listing-by-bets = Por popularidade
listing-by-sport = Por esporte
listing-by-category = Por país
listing-by-league = Por liga
listing-reversed = { $name }, invertida
listing-sport = Esporte
listing-all-sports = Todos os esportes
listing-cyber = E-sports
listing-regular = Sem e-sports
listing-bettable = Só com odds abertas
listing-remove = Remover filtro: { $name }
listing-asking = Procurando partidas
listing-found =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
listing-none = Nenhuma partida corresponde
listing-none-text = Remova um filtro para ver mais.
listing-more = Mais partidas
listing-failed = Não foi possível carregar mais partidas
listing-offline = Você está sem conexão
listing-kept = As partidas acima são as que vieram com a página.
listing-retry = Tentar de novo
listing-parts = Partes da lista
listing-part = Parte { $number } de { $total }
listing-previous = Anterior
listing-next = Próxima
