### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Central do jogo
centre-form = Forma
centre-table = Classificação
centre-meetings = Confronto direto
centre-played = Jogos
centre-won = Vitória
centre-drawn = Empate
centre-lost = Derrota
centre-points = Pontos
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
