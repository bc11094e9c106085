prematch-events-all = Todos os jogos
