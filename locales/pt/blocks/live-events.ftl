live-events-all = Todos os jogos ao vivo
