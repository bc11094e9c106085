### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centro do jogo
centre-form = Forma
centre-table = Classificação
centre-meetings = Confronto direto
centre-played = Jogos
centre-won = Vitória
centre-drawn = Empate
centre-lost = Derrota
centre-points = Pontos
centre-statistics = Estatísticas
centre-timeline = Cronologia
centre-stream = Transmissão
centre-not-begun = As estatísticas aparecem quando o jogo começar
centre-none = Ainda não aconteceu nada
centre-failed = Não foi possível carregar
centre-retry = Tentar de novo
centre-stream-sign-in = Inicie sessão para ver este jogo
centre-sign-in = Entrar
centre-play = Ver em direto
centre-stop = Parar a transmissão
centre-choose = Transmissões
centre-no-stream = Este jogo não tem transmissão neste momento
centre-stream-refused = Não pode ver esta transmissão onde se encontra
centre-stream-failed = A transmissão foi interrompida. Verifique a sua ligação e tente novamente.
centre-stream-unsupported = Este navegador não consegue reproduzir a transmissão
