### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = Central do jogo
centre-statistics = Estatísticas
centre-timeline = Lances
centre-stream = Transmissão
centre-not-begun = As estatísticas aparecem quando o jogo começar
centre-none = Ainda não aconteceu nada
centre-failed = Não foi possível carregar
centre-retry = Tentar de novo
centre-stream-sign-in = Entre para assistir a este jogo
centre-sign-in = Entrar
centre-play = Assistir ao vivo
centre-stop = Parar a transmissão
centre-choose = Transmissões
centre-no-stream = Este jogo não tem transmissão no momento
centre-stream-refused = Você não pode assistir a esta transmissão de onde está
centre-stream-failed = A transmissão caiu. Verifique sua conexão e tente de novo.
centre-stream-unsupported = Este navegador não consegue reproduzir a transmissão
