### Boletim: primeiro os textos das páginas, depois os do navegador.

## Boletim: o painel

slip-title = Boletim de apostas
slip-tab-slip = Boletim
slip-tab-bets = As minhas apostas
slip-close = Fechar o boletim
slip-empty-title = O seu boletim está vazio
slip-empty-text = Toque numa odd para a adicionar aqui.
slip-quick-bet = Aposta rápida
slip-code = Tem um código?
slip-code-open = Abrir

## Boletim: seleções

slip-selections = { $count ->
    [one] { $count } seleção
   *[other] { $count } seleções
}
slip-selections-label = Seleções
slip-remove = Remover { $name }
slip-clear = Remover todas
slip-emptied = Boletim esvaziado
slip-undo = Anular
slip-price-moved = { $from } → { $to } desde que a adicionou
slip-price-changed = A odd mudou: { $from } → { $to }
slip-moves = Histórico de odds desta visita
slip-suspended = Suspensa: sem apostas de momento
slip-suspended-provider = Suspensa: sem dados
slip-unavailable = Já não disponível
slip-live = Ao vivo
slip-bar-open = Boletim
slip-bar-singles = { $count ->
    [one] { $count } simples
   *[other] { $count } simples
}
slip-bar-no-stake = Ainda sem valor
slip-bar-remove = Remova uma seleção para continuar
slip-conflict-here-same_match = Não pode ser combinada com outra seleção do mesmo jogo
slip-conflict-here-outright = Não pode ser combinada com outra seleção da mesma competição
slip-conflict-here-mixed_providers = Não pode ser combinada com as outras seleções
slip-conflict-here-system_provider = Não é aceite numa aposta de sistema
slip-conflict-here-custom_bet_match = Não é do jogo da aposta criada
slip-conflict-here-custom_bet_alone = Não pode ser feita juntamente com uma aposta criada

## Boletim: a aposta

slip-stake = Valor
slip-stake-currency = Valor em { $currency }
slip-quick-add = Apostar { $amount }
slip-quick-amounts = Valores rápidos
slip-odds = Odd total
slip-return = Ganhos potenciais
slip-types = Tipo de aposta
slip-join = Transformar em aposta criada · { $odds }
slip-join-asking = A procurar uma aposta criada…
slip-refusal-no_system_type = { $count ->
    [one] Uma aposta de sistema precisa de mais seleções.
   *[other] Não há nenhum sistema disponível para { $count } seleções.
}
slip-refusal-multi_single_unavailable = Estas seleções não podem ser feitas como várias simples.
slip-system = Sistema
slip-system-option = { $count ->
    [one] { $win } de { $total } · { $count } combinação
   *[other] { $win } de { $total } · { $count } combinações
}
slip-return-currency = Ganhos em { $currency }
slip-by-return = Definir ganhos
slip-by-stake = Definir valor
slip-line-stake = Valor por combinação
slip-stake-freebet = Freebet
slip-max = Máx.
slip-max-label = Apostar o máximo
slip-max-failed = Não foi possível carregar o valor máximo. Tente novamente.
slip-total-stake = Valor total
slip-lines-of = { $count ->
    [one] { $count } combinação de { $amount }
   *[other] { $count } combinações de { $amount }
}
slip-boosted-odds = Odd aumentada

## Boletim: porque não é possível apostar

slip-stake-empty = Introduza o valor da aposta.
slip-stake-negative = O valor não pode ser negativo.
slip-stake-exponent = Introduza o valor por inteiro, por exemplo 1000.
slip-stake-not_a_number = Introduza o valor em algarismos, por exemplo { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Os valores em { $currency } não têm casas decimais. Introduza um valor inteiro.
    [one] Os valores em { $currency } têm no máximo { $decimals } casa decimal.
   *[other] Os valores em { $currency } têm no máximo { $decimals } casas decimais.
}
slip-stake-too_large = Este valor é demasiado alto.
slip-stake-not-positive = O valor tem de ser superior a zero.
slip-stake-below-min = O valor mínimo é { $amount }.
slip-stake-above-max = O valor máximo é { $amount }.
slip-stake-own-limit = O seu próprio limite deixa-lhe { $amount } para apostar.
slip-stake-own-limit-until = O seu próprio limite deixa-lhe { $amount } para apostar. Reinicia: { $moment }.
slip-stake-above-balance = O seu saldo é { $amount }. Reduza o valor.
slip-balance-empty = O seu saldo é { $amount }.
slip-currency-unlisted = Aqui não é possível apostar em { $currency }.
slip-deposit = Depositar
slip-blocked-suspended = { $count ->
    [one] Uma seleção está suspensa. Aguarde que reabra ou remova-a.
   *[other] { $count } seleções estão suspensas. Aguarde que reabram ou remova-as.
}
slip-changed = { $count ->
    [one] Uma odd mudou. Verifique-a antes de continuar.
   *[other] { $count } odds mudaram. Verifique-as antes de continuar.
}
slip-gone = { $count ->
    [one] Uma seleção já não está disponível.
   *[other] { $count } seleções já não estão disponíveis.
}
slip-conflict-same_match = Duas das suas seleções são do mesmo jogo. Remova uma para continuar.
slip-conflict-outright = Duas das suas seleções são da mesma competição. Remova uma para continuar.
slip-conflict-joinable = Duas das suas seleções são do mesmo jogo. Junte-as numa aposta criada ou remova uma.
slip-conflict-mixed_providers = Estas seleções não podem ser combinadas numa aposta. Remova uma para continuar.
slip-conflict-system_provider = Algumas destas seleções não são aceites numa aposta de sistema. Remova-as ou escolha outro tipo.
slip-conflict-custom_bet_match = Uma aposta criada combina seleções de um só jogo. Remova as outras para continuar.
slip-conflict-custom_bet_alone = Uma aposta criada é feita sozinha. Remova as outras seleções para continuar.
slip-custom-disabled = De momento não são aceites apostas criadas.
slip-custom-too-short = Uma aposta criada precisa de pelo menos duas seleções.
slip-custom-odds-missing = A obter a odd desta aposta criada.
slip-custom-changed = A odd da sua aposta criada mudou. Verifique-a antes de continuar.
slip-return-too-small = Esta aposta não pode pagar mais do que o valor apostado.
slip-freebet-pending = A verificar se a sua freebet serve para esta aposta. Também pode introduzir um valor seu.

## Boletim: o botão

slip-accept = Aceitar alterações
slip-accept-remove = { $count ->
    [one] Aceitar alterações e remover { $count }
   *[other] Aceitar alterações e remover { $count }
}
slip-accept-only-remove = { $count ->
    [one] Remover a seleção
   *[other] Remover { $count } seleções
}
slip-sign-in = Entrar para apostar
slip-offline = Sem ligação
slip-place = { $count ->
    [one] Apostar · { $amount }
   *[other] Fazer { $count } apostas · { $amount }
}
slip-place-freebet = { $count ->
    [one] Usar freebet · { $amount }
   *[other] Usar { $count } freebets · { $amount }
}
slip-place-both = { $count ->
    [one] Apostar · { $amount } e freebet { $free }
   *[other] Fazer { $count } apostas · { $amount } e freebet { $free }
}
slip-place-empty = { $count ->
    [one] Apostar
   *[other] Fazer { $count } apostas
}
slip-placing = { $count ->
    [one] A fazer a sua aposta…
   *[other] A fazer as suas { $count } apostas…
}

## Boletim: respostas

slip-error-invalid-odds = As odds mudaram enquanto a aposta era feita. Verifique as novas odds e aposte novamente.
slip-error-invalid-custom-odds = A odd desta aposta criada mudou. Verifique a nova odd e aposte novamente.
slip-error-suspended = Uma seleção foi suspensa enquanto a aposta era feita. A aposta não foi feita.
slip-error-funds = O seu saldo não chega para este valor. A aposta não foi feita.
slip-error-stake = Este valor não é aceite. A aposta não foi feita.
slip-error-not-placed = A aposta não foi feita e nada foi retirado do seu saldo. Pode apostar novamente.
slip-error-maybe-placed = Não conseguimos saber se a aposta foi feita: há mais do que uma igual entre as suas apostas. Consulte «As minhas apostas» antes de a fazer novamente.
slip-other-player = A sessão iniciada é de outro utilizador
slip-other-player-text = Nenhuma aposta foi feita. Verifique a conta no topo da página e faça a aposta novamente.
slip-error-default = A aposta não foi feita. Tente novamente.
slip-unanswered-title = Ainda não sabemos se a sua aposta foi feita
slip-unanswered-text = Não houve resposta. Estamos a procurar a sua aposta para que não seja feita duas vezes. Pode demorar até { $seconds } segundos.
slip-unanswered-waiting = Não foi possível procurar a sua aposta. Verifique a sua ligação e procure novamente.
slip-unanswered-looking = A procurar a sua aposta…
slip-unanswered-look = Procurar de novo
slip-receipt-lost-text = A resposta perdeu-se pelo caminho, mas a sua aposta foi recebida, uma única vez.
slip-receipt-ref = Referência
slip-keep = Manter seleções
slip-done = Concluir
slip-error-municipality = O seu perfil não tem município. Adicione-o e aposte novamente.
slip-error-win-too-small = Com esta odd, a aposta não pode pagar mais do que o valor apostado. Não foi feita.
slip-error-elsewhere = Está a ser feita uma aposta noutro separador. Aguarde que termine e faça esta novamente.
slip-receipt-placed = { $count ->
    [one] Aposta feita
   *[other] { $count } apostas feitas
}
slip-receipt-placed-text = { $count ->
    [one] Está em «As minhas apostas».
   *[other] Estão em «As minhas apostas».
}
slip-receipt-checking = { $count ->
    [one] Aposta recebida, em verificação
   *[other] { $count } apostas recebidas, em verificação
}
slip-receipt-checking-text = Ainda por aceitar. A decisão aparece aqui e em «As minhas apostas», normalmente em segundos.
slip-receipt-review = { $count ->
    [one] Aposta recebida, em verificação
   *[other] { $count } apostas recebidas, em verificação
}
slip-receipt-review-text = Ainda por aceitar. Primeiro há uma verificação por um trader; a decisão aparece aqui e em «As minhas apostas».
slip-receipt-rejected = Aposta não aceite
slip-receipt-rejected-text = A odd ou o mercado mudou antes de a aposta ser aceite. O valor está de volta no seu saldo.
slip-receipt-missing = { $count ->
    [one] Uma aposta não foi feita; nada foi cobrado por ela.
   *[other] { $count } apostas não foram feitas; nada foi cobrado por elas.
}
slip-receipt-moved = Aceite com uma odd alterada, como permitem as suas definições.
slip-placed-view = Ver
slip-placed-close = Fechar esta mensagem

## Boletim: bónus

slip-bonus = Bónus
slip-bonus-none = Sem bónus
slip-bonus-comboboost = Múltipla turbo
slip-boost-next = { $count ->
    [one] { $boost } com mais { $count } seleção de odd { $odds } ou superior
   *[other] { $boost } com mais { $count } seleções de odd { $odds } ou superior
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, só ganhos líquidos
slip-bonus-freebet_all_win = Freebet, valor e ganhos
slip-bonus-freebet_no_risk = Valor devolvido em freebet
slip-bonus-hunting = Caça
slip-bonus-tournament = Torneio
slip-bonus-lootbox = Caixa surpresa
slip-bonus-about-comboboost = Aumenta a odd desta múltipla.
slip-bonus-about-freebet = O valor é por nossa conta. Se a aposta ganhar, recebe os ganhos líquidos, sem o valor apostado.
slip-bonus-about-freebet_only_win = O valor é por nossa conta. Se a aposta ganhar, recebe os ganhos líquidos, sem o valor.
slip-bonus-about-freebet_all_win = O valor é por nossa conta. Se a aposta ganhar, recebe o valor e os ganhos líquidos.
slip-bonus-about-freebet_no_risk = O valor é por sua conta. Se a aposta perder, o valor é devolvido em freebet.
slip-bonus-about-hunting = Esta aposta dá pontos na sua caça.
slip-bonus-about-tournament = Esta aposta dá pontos no seu torneio.
slip-bonus-about-lootbox = Esta aposta dá pontos para a sua caixa surpresa.

## Boletim: aposta rápida

slip-quick-bet-stake = Aposta rápida
slip-quick-bet-ready = Ligada: um toque numa odd aposta { $amount } de imediato.
slip-quick-bet-not-approved = Introduza um valor e ligue a aposta rápida; até lá, as odds vão para o boletim.
slip-quick-bet-approve = Ligar aposta rápida · { $amount }
slip-quick-bet-approve-empty = Introduza um valor
slip-quick-bet-placing = A apostar { $amount } em { $name } a { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Aposta rápida feita
slip-quick-bet-checking = Aposta rápida recebida, em verificação
slip-quick-bet-review = Aposta rápida recebida, em verificação
slip-quick-bet-rejected = Aposta rápida não aceite
slip-quick-bet-error = Aposta rápida não feita
slip-quick-bet-text = { $event } · { $market }: { $name } a { $odds } · { $amount }
slip-quick-bet-on = Aposta rápida ligada · { $amount }
slip-quick-bet-off = Desligar
slip-quick-bet-idle = A aposta rápida está desligada
slip-quick-bet-idle-text = Não fez nenhuma aposta rápida em { $minutes } minutos. Pode voltar a ligá-la no boletim.

## Boletim: partilha

slip-share-converted = O valor partilhado de { $from } foi convertido em { $to }.
slip-code-loading = A abrir a aposta partilhada…
slip-code-not_found = Nenhuma aposta encontrada. Verifique o código.
slip-code-nothing_left = Já nada desta aposta está disponível. Tente outra aposta.
slip-code-later = Não foi possível abrir a aposta partilhada. Tente mais tarde.
slip-code-close = Fechar
slip-code-ask = { $count ->
    [one] A aposta partilhada tem { $count } seleção e o seu boletim não está vazio. Adicioná-la ou substituir o boletim?
   *[other] A aposta partilhada tem { $count } seleções e o seu boletim não está vazio. Adicioná-las ou substituir o boletim?
}
slip-code-answer-add = Adicionar ao boletim
slip-code-answer-replace = Substituir o boletim
slip-code-answer-cancel = Deixar como está

## Boletim: definições

slip-settings = Definições do boletim
slip-accept-mode = Se as odds mudarem ao apostar
slip-accept-mode-none = Perguntar a cada alteração
slip-accept-mode-higher = Aceitar subidas, perguntar nas descidas
slip-accept-mode-any = Aceitar todas as alterações
slip-quick-own = Os seus valores rápidos em { $currency }
slip-quick-own-field = Valor rápido { $number }
slip-quick-save = Guardar valores
slip-quick-saved = Os seus valores foram guardados.
slip-quick-invalid = Introduza cada valor em algarismos e acima de zero, ou deixe vazio.
slip-settings-failed = Não foi possível guardar as suas definições. Tente novamente.
slip-odds-format = Formato das odds
slip-odds-format-european = Decimal
slip-odds-format-british = Fracionário
slip-odds-format-american = Americano
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malaio
slip-odds-format-indonesian = Indonésio
