event-markets-all = Todos los mercados
