### Palavras do cupom: primeiro as que já vêm prontas nas páginas, depois o que o navegador diz.

## Cupom: o painel

slip-title = Cupom de apostas
slip-tab-slip = Cupom
slip-tab-bets = Minhas apostas
slip-close = Fechar o cupom
slip-empty-title = Seu cupom está vazio
slip-empty-text = Toque em uma odd para adicioná-la aqui.
slip-quick-bet = Aposta rápida
slip-code = Tem um código?
slip-code-open = Abrir

## Cupom: seleções

slip-selections = { $count ->
    [one] { $count } seleção
   *[other] { $count } seleções
}
slip-selections-label = Seleções
slip-remove = Remover { $name }
slip-clear = Remover todas
slip-emptied = Cupom esvaziado
slip-undo = Desfazer
slip-price-moved = { $from } → { $to } desde que você adicionou
slip-price-changed = A odd mudou: { $from } → { $to }
slip-moves = Histórico de odds desta visita
slip-suspended = Suspensa: sem apostas no momento
slip-suspended-provider = Suspensa: sem dados
slip-unavailable = Não está mais disponível
slip-live = Ao vivo
slip-bar-open = Ver cupom
slip-bar-singles = { $count ->
    [one] { $count } simples
   *[other] { $count } simples
}
slip-bar-no-stake = Sem valor ainda
slip-bar-remove = Remova uma seleção para continuar
slip-conflict-here-same_match = Não pode ser combinada com outra seleção do mesmo jogo
slip-conflict-here-outright = Não pode ser combinada com outra seleção da mesma competição
slip-conflict-here-mixed_providers = Não pode ser combinada com as outras seleções
slip-conflict-here-system_provider = Não é aceita em sistema
slip-conflict-here-custom_bet_match = Não é do jogo da aposta criada
slip-conflict-here-custom_bet_alone = Não pode ser feita junto com uma aposta criada

## Cupom: a aposta

slip-stake = Valor
slip-stake-currency = Valor em { $currency }
slip-quick-add = Apostar { $amount }
slip-quick-amounts = Valores rápidos
slip-odds = Odd total
slip-return = Retorno possível
slip-types = Tipo de aposta
slip-join = Juntar no Criar aposta · { $odds }
slip-join-asking = Consultando o Criar aposta…
slip-refusal-no_system_type = { $count ->
    [one] Um sistema precisa de mais seleções.
   *[other] Não há sistema disponível para { $count } seleções.
}
slip-refusal-multi_single_unavailable = Estas seleções não podem ser feitas como várias simples.
slip-system = Sistema
# O nome de uma múltipla pelo número de seleções: dupla, tripla, múltipla de 4.
slip-system-option = { $count ->
    [one] { $win } de { $total } · { $count } linha
   *[other] { $win } de { $total } · { $count } linhas
}
slip-return-currency = Retorno em { $currency }
slip-by-return = Definir retorno
slip-by-stake = Definir valor
slip-line-stake = Valor por linha
slip-stake-freebet = Aposta grátis
slip-max = Máx.
slip-max-label = Apostar o valor máximo
slip-max-failed = Não foi possível carregar o valor máximo. Tente de novo.
slip-total-stake = Valor total
slip-lines-of = { $count ->
    [one] { $count } linha de { $amount }
   *[other] { $count } linhas de { $amount }
}
slip-boosted-odds = Odd turbinada

## Cupom: por que não

slip-stake-empty = Informe o valor da aposta.
slip-stake-negative = O valor não pode ser negativo.
slip-stake-exponent = Informe o valor completo, como 1000.
slip-stake-not_a_number = Informe o valor em números, como { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } não tem centavos. Informe um valor inteiro.
    [one] { $currency } tem no máximo { $decimals } casa decimal.
   *[other] { $currency } tem no máximo { $decimals } casas decimais.
}
slip-stake-too_large = Este valor é alto demais.
slip-stake-not-positive = O valor precisa ser maior que zero.
slip-stake-below-min = O valor mínimo é { $amount }.
slip-stake-above-max = O valor máximo é { $amount }.
slip-stake-own-limit = Pelo seu próprio limite, você ainda pode apostar { $amount }.
slip-stake-own-limit-until = Pelo seu próprio limite, você ainda pode apostar { $amount }. Reinicia: { $moment }.
slip-stake-above-balance = Seu saldo é de { $amount }. Diminua o valor.
slip-balance-empty = Seu saldo é de { $amount }.
slip-currency-unlisted = Não é possível apostar em { $currency } aqui.
slip-deposit = Depositar
slip-blocked-suspended = { $count ->
    [one] Uma seleção está suspensa. Espere ela reabrir ou remova-a.
   *[other] { $count } seleções estão suspensas. Espere elas reabrirem ou remova-as.
}
slip-changed = { $count ->
    [one] Uma odd mudou. Confira antes de continuar.
   *[other] { $count } odds mudaram. Confira antes de continuar.
}
slip-gone = { $count ->
    [one] Uma seleção não está mais disponível.
   *[other] { $count } seleções não estão mais disponíveis.
}
slip-conflict-same_match = Duas das suas seleções são do mesmo jogo. Remova uma para continuar.
slip-conflict-outright = Duas das suas seleções são da mesma competição. Remova uma para continuar.
slip-conflict-joinable = Duas das suas seleções são do mesmo jogo. Use o Criar aposta ou remova uma.
slip-conflict-mixed_providers = Estas seleções não podem ser combinadas em uma aposta. Remova uma para continuar.
slip-conflict-system_provider = Algumas destas seleções não são aceitas em sistema. Remova-as ou escolha outro tipo.
slip-conflict-custom_bet_match = A aposta criada junta palpites de um só jogo. Remova os outros para continuar.
slip-conflict-custom_bet_alone = A aposta criada é feita sozinha. Remova as outras seleções para continuar.
slip-custom-disabled = Apostas criadas não são aceitas no momento.
slip-custom-too-short = Uma aposta criada precisa de pelo menos dois palpites.
slip-custom-odds-missing = Carregando a odd desta aposta criada.
slip-custom-changed = A odd da sua aposta criada mudou. Confira antes de continuar.
slip-return-too-small = Esta aposta não pode render mais do que o valor apostado.
slip-freebet-pending = Verificando se a aposta grátis vale para esta aposta. Você também pode informar um valor seu.

## Cupom: o botão

slip-accept = Aceitar mudanças
slip-accept-remove = { $count ->
    [one] Aceitar mudanças e remover { $count }
   *[other] Aceitar mudanças e remover { $count }
}
slip-accept-only-remove = { $count ->
    [one] Remover a seleção
   *[other] Remover { $count } seleções
}
slip-sign-in = Entrar para apostar
slip-offline = Sem conexão
slip-place = { $count ->
    [one] Apostar · { $amount }
   *[other] Fazer { $count } apostas · { $amount }
}
slip-place-freebet = { $count ->
    [one] Usar aposta grátis · { $amount }
   *[other] Usar { $count } apostas grátis · { $amount }
}
slip-place-both = { $count ->
    [one] Apostar · { $amount } e grátis { $free }
   *[other] Fazer { $count } apostas · { $amount } e grátis { $free }
}
slip-place-empty = { $count ->
    [one] Apostar
   *[other] Fazer { $count } apostas
}
slip-placing = { $count ->
    [one] Fazendo sua aposta…
   *[other] Fazendo suas { $count } apostas…
}

## Cupom: respostas

slip-error-invalid-odds = As odds mudaram enquanto a aposta era feita. Confira as novas odds e aposte de novo.
slip-error-invalid-custom-odds = A odd desta aposta criada mudou. Confira a nova odd e aposte de novo.
slip-error-suspended = Uma seleção foi suspensa enquanto a aposta era feita. A aposta não foi feita.
slip-error-funds = Seu saldo não é suficiente para este valor. A aposta não foi feita.
slip-error-stake = Este valor não é aceito. A aposta não foi feita.
slip-error-not-placed = A aposta não foi feita e nada foi tirado do seu saldo. Você pode apostar de novo.
slip-error-maybe-placed = Não conseguimos saber se a aposta foi feita: há mais de uma igual entre as suas apostas. Confira em Minhas apostas antes de fazê-la de novo.
slip-other-player = A conta conectada é de outro usuário
slip-other-player-text = Nenhuma aposta foi feita. Confira no topo da página em qual conta você entrou e faça a aposta de novo.
slip-error-default = A aposta não foi feita. Tente de novo.
slip-unanswered-title = Ainda não sabemos se sua aposta foi feita
slip-unanswered-text = Não houve resposta. Estamos consultando sua aposta para que ela não seja feita duas vezes. Isso pode levar até { $seconds } segundos.
slip-unanswered-waiting = Não foi possível consultar sua aposta. Verifique sua conexão e consulte de novo.
slip-unanswered-looking = Consultando sua aposta…
slip-unanswered-look = Consultar de novo
slip-receipt-lost-text = A resposta se perdeu no caminho, mas recebemos a sua aposta, uma única vez.
slip-receipt-ref = Referência
slip-keep = Manter seleções
slip-done = Pronto
slip-error-municipality = Seu cadastro não tem município. Informe-o e aposte de novo.
slip-error-win-too-small = Com esta odd a aposta não pode render mais do que o valor apostado. Ela não foi feita.
slip-error-elsewhere = Uma aposta está sendo feita em outra aba. Espere ela terminar e aposte de novo.
slip-receipt-placed = { $count ->
    [one] Aposta feita
   *[other] { $count } apostas feitas
}
slip-receipt-placed-text = { $count ->
    [one] Está em Minhas apostas.
   *[other] Estão em Minhas apostas.
}
slip-receipt-checking = { $count ->
    [one] Aposta recebida, em análise
   *[other] { $count } apostas recebidas, em análise
}
slip-receipt-checking-text = Ainda não foi feita. A decisão aparece aqui e em Minhas apostas, em geral em segundos.
slip-receipt-review = { $count ->
    [one] Aposta recebida, em análise
   *[other] { $count } apostas recebidas, em análise
}
slip-receipt-review-text = Ainda não foi feita. Nossa equipe analisa primeiro; a decisão aparece aqui e em Minhas apostas.
slip-receipt-rejected = Aposta não aceita
slip-receipt-rejected-text = A odd ou o mercado mudou antes de ela ser aceita. O valor voltou para o seu saldo.
slip-receipt-missing = { $count ->
    [one] Uma aposta não foi feita; nada foi cobrado por ela.
   *[other] { $count } apostas não foram feitas; nada foi cobrado por elas.
}
slip-receipt-moved = Aceita com a odd alterada, como permitem os seus ajustes.
slip-placed-view = Ver
slip-placed-close = Fechar este aviso

## Cupom: bônus

slip-bonus = Bônus
slip-bonus-none = Sem bônus
slip-bonus-comboboost = Múltipla turbinada
slip-boost-next = { $count ->
    [one] { $boost } com mais { $count } seleção de odd { $odds } ou maior
   *[other] { $boost } com mais { $count } seleções de odd { $odds } ou maior
}
slip-bonus-freebet = Aposta grátis
slip-bonus-freebet_only_win = Aposta grátis, só o lucro
slip-bonus-freebet_all_win = Aposta grátis, valor e lucro
slip-bonus-freebet_no_risk = Valor de volta em aposta grátis
slip-bonus-hunting = Caçada
slip-bonus-tournament = Torneio
slip-bonus-lootbox = Caixa surpresa
slip-bonus-about-comboboost = Aumenta a odd desta múltipla.
slip-bonus-about-freebet = O valor é por nossa conta. Se a aposta ganhar, você recebe o lucro, sem o valor.
slip-bonus-about-freebet_only_win = O valor é por nossa conta. Se a aposta ganhar, você recebe o lucro, sem o valor.
slip-bonus-about-freebet_all_win = O valor é por nossa conta. Se a aposta ganhar, você recebe o valor e o lucro.
slip-bonus-about-freebet_no_risk = Você paga o valor. Se a aposta perder, o valor volta como aposta grátis.
slip-bonus-about-hunting = Esta aposta rende pontos na sua caçada.
slip-bonus-about-tournament = Esta aposta rende pontos no seu torneio.
slip-bonus-about-lootbox = Esta aposta rende pontos para a sua caixa surpresa.

## Cupom: aposta rápida

slip-quick-bet-stake = Aposta rápida
slip-quick-bet-ready = Ligada: um toque em uma odd aposta { $amount } na hora.
slip-quick-bet-not-approved = Informe um valor e ligue a aposta rápida; até lá, as odds vão para o cupom.
slip-quick-bet-approve = Ligar aposta rápida · { $amount }
slip-quick-bet-approve-empty = Informe um valor
slip-quick-bet-placing = Apostando { $amount } em { $name } a { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Aposta rápida feita
slip-quick-bet-checking = Aposta rápida recebida, em análise
slip-quick-bet-review = Aposta rápida recebida, em análise
slip-quick-bet-rejected = Aposta rápida não aceita
slip-quick-bet-error = Aposta rápida não feita
slip-quick-bet-text = { $event } · { $market }: { $name } a { $odds } · { $amount }
slip-quick-bet-on = Aposta rápida ligada · { $amount }
slip-quick-bet-off = Desligar
slip-quick-bet-idle = A aposta rápida foi desligada
slip-quick-bet-idle-text = Você não fez nenhuma aposta rápida em { $minutes } minutos. Ligue de novo no cupom.

## Cupom: compartilhar

slip-share-converted = O valor compartilhado de { $from } foi convertido para { $to }.
slip-code-loading = Abrindo a aposta compartilhada…
slip-code-not_found = Aposta não encontrada. Confira o código.
slip-code-nothing_left = Nenhuma seleção desta aposta está mais disponível. Tente outra aposta.
slip-code-later = Não foi possível abrir a aposta compartilhada. Tente mais tarde.
slip-code-close = Fechar
slip-code-ask = { $count ->
    [one] A aposta compartilhada tem { $count } seleção, e seu cupom não está vazio. Adicionar ou substituir o cupom?
   *[other] A aposta compartilhada tem { $count } seleções, e seu cupom não está vazio. Adicionar ou substituir o cupom?
}
slip-code-answer-add = Adicionar ao cupom
slip-code-answer-replace = Substituir o cupom
slip-code-answer-cancel = Deixar como está

## Cupom: ajustes

slip-settings = Ajustes do cupom
slip-accept-mode = Se a odd mudar ao apostar
slip-accept-mode-none = Perguntar a cada mudança
slip-accept-mode-higher = Aceitar odds maiores, perguntar sobre menores
slip-accept-mode-any = Aceitar qualquer mudança
slip-quick-own = Seus valores rápidos em { $currency }
slip-quick-own-field = Valor rápido { $number }
slip-quick-save = Salvar valores
slip-quick-saved = Seus valores foram salvos.
slip-quick-invalid = Informe cada valor em números e acima de zero, ou deixe vazio.
slip-settings-failed = Não foi possível salvar os ajustes. Tente de novo.
slip-odds-format = Formato das odds
slip-odds-format-european = Decimal
slip-odds-format-british = Fracionário
slip-odds-format-american = Americano
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malaio
slip-odds-format-indonesian = Indonésio
