event-markets-all = Todos os mercados
