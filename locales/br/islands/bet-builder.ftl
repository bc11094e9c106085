### Palavras do criador de apostas.

builder-intro = Escolha dois ou mais resultados. Eles formam uma só aposta com uma só odd, que ganha quando todos acontecem.
builder-close = Todos os mercados
builder-share = Compartilhar esta aposta
builder-copied = Link copiado
builder-not-shared = Não foi possível copiar o link
builder-failed = Não foi possível carregar os mercados. Verifique sua conexão e tente de novo.
builder-retry = Tentar de novo
builder-none = No momento, nenhum resultado deste jogo pode ser combinado.
builder-off = O Criar aposta não está disponível no momento.
builder-closed = Este jogo não aceita mais apostas.
builder-lost = { $count ->
    [one] { $count } palpite da aposta compartilhada não está mais disponível.
   *[other] { $count } palpites da aposta compartilhada não estão mais disponíveis.
}
builder-apart = Não pode ser combinado com os seus palpites
builder-tray = Sua aposta criada
builder-picks = { $count ->
    [one] { $count } palpite
   *[other] { $count } palpites
}
builder-remove = Remover { $name }
builder-clear = Remover todos os palpites
builder-leg-suspended = Suspenso
builder-leg-gone = Não está mais disponível
builder-pick-more = { $count ->
    [one] Escolha mais um resultado para ver a odd da aposta criada.
   *[other] Escolha { $count } resultados para ver a odd da aposta criada.
}
builder-joined = Odd da aposta criada
builder-asking = Carregando a odd da aposta criada…
builder-moved-up = Subiu de
builder-moved-down = Caiu de
builder-product = Não é { $product }, o produto das odds: estes resultados dependem uns dos outros.
builder-spoken = Odd da aposta criada { $odds }
builder-gone = Não está mais disponível: { $names }. Remova para ver a odd.
builder-waiting = Suspenso: { $names }. A odd volta quando as apostas reabrirem.
builder-impossible = Estes resultados não podem ganhar todos juntos. Troque um deles.
builder-not-joinable = Um destes resultados não pode ser combinado com os outros. Mude seus palpites.
builder-suspended = Um destes resultados acaba de ser suspenso. A odd volta quando as apostas reabrirem.
builder-refused = Estes resultados não podem ser combinados. Troque um deles.
builder-unanswered = Não foi possível carregar a odd da aposta criada.
builder-add = Adicionar ao cupom · { $odds }
builder-add-empty = Adicionar ao cupom
builder-in-slip = Já está no cupom · Abrir
builder-replaces = Substitui a aposta criada que está no seu cupom.
builder-alone = A aposta criada é feita sozinha. Suas outras seleções continuam no cupom; remova-as antes de apostar.
