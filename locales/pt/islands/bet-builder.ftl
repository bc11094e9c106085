### Criar aposta.

builder-intro = Escolha dois ou mais desfechos. Formam uma só aposta com uma só odd, e todos têm de se verificar.
builder-close = Todos os mercados
builder-share = Partilhar esta aposta
builder-copied = Ligação copiada
builder-not-shared = Não foi possível copiar a ligação
builder-failed = Não foi possível carregar os mercados. Verifique a sua ligação e tente novamente.
builder-retry = Tentar de novo
builder-none = De momento, nenhum desfecho deste jogo pode ser combinado.
builder-off = De momento, o Criar aposta não está disponível.
builder-closed = As apostas neste jogo estão fechadas.
builder-lost = { $count ->
    [one] { $count } seleção da aposta partilhada já não está disponível.
   *[other] { $count } seleções da aposta partilhada já não estão disponíveis.
}
builder-apart = Não pode ser combinada com as suas seleções
builder-tray = A sua aposta criada
builder-picks = { $count ->
    [one] { $count } seleção
   *[other] { $count } seleções
}
builder-remove = Remover { $name }
builder-clear = Remover todas
builder-leg-suspended = Suspensa
builder-leg-gone = Já não disponível
builder-pick-more = { $count ->
    [one] Escolha mais um desfecho para ver a odd da aposta criada.
   *[other] Escolha { $count } desfechos para ver a odd da aposta criada.
}
builder-joined = Odd da aposta criada
builder-asking = A obter a odd da aposta criada…
builder-moved-up = Subiu de
builder-moved-down = Desceu de
builder-product = E não { $product }, o produto das odds: estes desfechos dependem uns dos outros.
builder-spoken = Odd da aposta criada: { $odds }
builder-gone = Já não disponível: { $names }. Remova esta seleção para ver a odd.
builder-waiting = Suspenso: { $names }. A odd volta quando as apostas reabrirem.
builder-impossible = Estes desfechos não podem verificar-se todos. Troque um deles.
builder-not-joinable = Um destes desfechos não pode ser combinado com os outros. Altere as suas seleções.
builder-suspended = Um destes desfechos acabou de ser suspenso. A odd volta quando as apostas reabrirem.
builder-refused = Estes desfechos não podem ser combinados. Troque um deles.
builder-unanswered = Não foi possível carregar a odd da aposta criada.
builder-add = Adicionar ao boletim · { $odds }
builder-add-empty = Adicionar ao boletim
builder-in-slip = No seu boletim · Abrir
builder-replaces = Substitui a aposta criada que está no seu boletim.
builder-alone = Uma aposta criada é feita sozinha. As suas outras seleções ficam no boletim; remova-as antes de apostar.
