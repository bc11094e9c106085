### O que o navegador diz: o cupom, minhas apostas, o login e os avisos.
### Carregado depois da página; as palavras que já vêm prontas nela estão em slip.ftl.

## Avisos

alert-offline-title = Sem conexão
alert-offline-text = Seu cupom está guardado. As cotações voltam a ser atualizadas quando a conexão voltar.
alert-error-title = Algo deu errado
alert-error-text = Tente de novo daqui a pouco.

## Sessão

session-title = Entrar
session-to-place = Entre para fazer sua aposta. Suas seleções e o valor continuam como estão.
session-expired = Sua sessão terminou. Entre de novo.
session-email = E-mail
session-password = Senha
session-show-password = Mostrar
session-hide-password = Ocultar
session-submit = Entrar
session-busy = Entrando…
session-close = Fechar
session-email-missing = Informe seu e-mail.
session-password-missing = Informe sua senha.
session-invalid = E-mail ou senha incorretos. Confira os dois e tente de novo.
session-unanswered = Não houve resposta. Verifique sua conexão e tente de novo.
session-failed = Não foi possível entrar. Tente de novo daqui a pouco.
session-account = Conta e saldo
session-signed-in-as = Você entrou como
session-sign-out = Sair
session-signed-out = Você saiu da sua conta
session-sign-out-failed = Não foi possível sair. Tente de novo.

## Criar aposta

builder-intro = Escolha dois ou mais resultados. Eles formam uma só aposta com uma só odd, que ganha quando todos acontecem.
builder-close = Todos os mercados
builder-share = Compartilhar esta aposta
builder-copied = Link copiado
builder-not-shared = Não foi possível copiar o link
builder-failed = Não foi possível carregar os mercados. Verifique sua conexão e tente de novo.
builder-retry = Tentar de novo
builder-none = No momento, nenhum resultado desta partida pode ser combinado.
builder-off = O Criar aposta está fechado no momento.
builder-closed = Esta partida não aceita mais apostas.
builder-lost = { $count ->
    [one] { $count } palpite da aposta compartilhada não é mais oferecido.
   *[other] { $count } palpites da aposta compartilhada não são mais oferecidos.
}
builder-apart = Não pode ser combinado com o que você escolheu
builder-tray = Sua aposta criada
builder-picks = { $count ->
    [one] { $count } palpite
   *[other] { $count } palpites
}
builder-remove = Remover { $name }
builder-clear = Remover todos os palpites
builder-leg-suspended = Suspenso no momento
builder-leg-gone = Não é mais oferecido
builder-pick-more = { $count ->
    [one] Escolha mais um resultado para ver a odd combinada.
   *[other] Escolha { $count } resultados para ver a odd combinada.
}
builder-joined = Odd combinada
builder-asking = Consultando a odd combinada…
builder-moved-up = Subiu de
builder-moved-down = Caiu de
builder-product = Não é { $product }, o produto das odds: estes resultados dependem uns dos outros.
builder-spoken = Odd combinada { $odds }
builder-gone = Não é mais oferecido: { $names }. Remova para ver a odd.
builder-waiting = Suspenso: { $names }. A odd volta quando as apostas reabrirem.
builder-impossible = Estes resultados não podem acontecer todos juntos. Troque um deles.
builder-not-joinable = Um destes resultados não pode ser combinado com os outros. Mude seus palpites.
builder-suspended = Um destes resultados acaba de ser suspenso. A odd volta quando as apostas reabrirem.
builder-refused = Estes resultados não podem ser combinados. Troque um deles.
builder-unanswered = Não foi possível consultar a odd combinada.
builder-add = Adicionar ao cupom · { $odds }
builder-add-empty = Adicionar ao cupom
builder-in-slip = Já está no cupom. Abrir
builder-replaces = Substitui a aposta criada que está no seu cupom.
builder-alone = A aposta criada é feita sozinha. Suas outras seleções continuam no cupom; remova-as antes de apostar.

## Cupom: seleções

slip-selections = { $count ->
    [one] { $count } seleção
   *[other] { $count } seleções
}
slip-selections-label = Seleções
slip-remove = Remover { $name }
slip-clear = Remover todas
slip-price-moved = { $from } → { $to } desde que você adicionou
slip-suspended = Suspensa: sem apostas no momento
slip-unavailable = Não está mais disponível
slip-live = Ao vivo
slip-bar-open = Ver cupom
slip-total-odds-short = Cotação
slip-conflict-here-same_match = Não combina com outro palpite da mesma partida
slip-conflict-here-mixed_providers = Não combina com as outras seleções
slip-conflict-here-system_provider = Não é aceita em sistema
slip-conflict-here-custom_bet_match = É de outra partida que não a da aposta criada
slip-conflict-here-custom_bet_alone = Não pode ser feita junto com uma aposta criada

## Cupom: a aposta

slip-type-single = Simples
slip-type-combo = Múltipla
slip-type-system = Sistema
slip-type-custom_bet = Criar aposta
slip-stake = Valor
slip-stake-currency = Valor em { $currency }
slip-quick-add = Apostar { $amount }
slip-quick-amounts = Valores rápidos
slip-odds = Cotação total
slip-return = Retorno possível
slip-types = Tipo de aposta
slip-type-singles = Simples
slip-refusal-no_system_type = { $count ->
    [one] Um sistema precisa de mais seleções.
   *[other] Não há sistema para { $count } seleções.
}
slip-refusal-multi_single_unavailable = Estas seleções não podem ser feitas como várias simples.
slip-system = Sistema
slip-system-option = { $count ->
    [one] { $win } de { $total } · { $count } linha
   *[other] { $win } de { $total } · { $count } linhas
}
slip-return-currency = Retorno em { $currency }
slip-by-return = Informar o retorno
slip-by-stake = Informar o valor
slip-stake-freebet = Aposta grátis
slip-max = Máx.
slip-max-label = Apostar o valor máximo aceito agora
slip-max-failed = Não foi possível consultar o valor máximo. Tente de novo.
slip-total-stake = Valor total
slip-unit-stake = { $count ->
    [one] Valor em { $count } linha
   *[other] Valor em cada uma das { $count } linhas
}
slip-mean-odds = Cotação, média das linhas
slip-boosted-odds = Cotação turbinada

## Cupom: por que não

slip-stake-empty = Informe o valor da aposta.
slip-stake-negative = O valor não pode ser negativo.
slip-stake-exponent = Escreva o valor por extenso em números, como 1000.
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
slip-stake-above-balance = Seu saldo é de { $amount }. Diminua o valor.
slip-blocked-suspended = { $count ->
    [one] Uma seleção está suspensa. Espere ela reabrir ou remova-a.
   *[other] { $count } seleções estão suspensas. Espere elas reabrirem ou remova-as.
}
slip-changed = { $count ->
    [one] Uma cotação mudou. Confira antes de continuar.
   *[other] { $count } cotações mudaram. Confira antes de continuar.
}
slip-gone = { $count ->
    [one] Uma seleção não está mais disponível.
   *[other] { $count } seleções não estão mais disponíveis.
}
slip-conflict-same_match = Duas das suas seleções são da mesma partida. Remova uma para continuar.
slip-conflict-mixed_providers = Estas seleções não podem ser combinadas em uma aposta. Remova uma para continuar.
slip-conflict-system_provider = Algumas destas seleções não são aceitas em sistema. Remova-as ou escolha outro tipo.
slip-conflict-custom_bet_match = A aposta criada junta palpites de uma só partida. Remova os outros para continuar.
slip-conflict-custom_bet_alone = A aposta criada é feita sozinha. Remova as outras seleções para continuar.
slip-custom-disabled = Apostas criadas não são aceitas no momento.
slip-custom-too-short = Uma aposta criada precisa de pelo menos dois palpites.
slip-custom-odds-missing = A cotação desta aposta criada está sendo calculada.
slip-custom-changed = A cotação da sua aposta criada mudou. Confira antes de continuar.
slip-return-too-small = Esta aposta não poderia render mais do que o valor apostado.
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

slip-error-invalid-odds = As cotações mudaram enquanto a aposta era feita. Confira as novas cotações e aposte de novo.
slip-error-invalid-custom-odds = As cotações desta aposta criada mudaram. Confira as novas cotações e aposte de novo.
slip-error-suspended = Uma seleção foi suspensa enquanto a aposta era feita. A aposta não foi feita.
slip-error-funds = Seu saldo não é suficiente para este valor. A aposta não foi feita.
slip-error-stake = Este valor não é aceito. A aposta não foi feita.
slip-error-not-placed = A aposta não foi feita e nada foi tirado do seu saldo. Você pode apostar de novo.
slip-error-default = A aposta não foi feita. Tente de novo.
slip-unanswered-title = Ainda não sabemos se sua aposta foi feita
slip-unanswered-text = Não houve resposta. Estamos procurando a aposta para que ela não seja feita duas vezes.
slip-unanswered-waiting = Não foi possível procurar a aposta. Verifique sua conexão e procure de novo.
slip-unanswered-looking = Procurando sua aposta…
slip-unanswered-look = Procurar de novo
slip-receipt-lost-text = A resposta se perdeu no caminho, mas sua aposta foi feita, uma única vez.
slip-receipt-ref = Referência
slip-keep = Manter seleções
slip-done = Pronto
slip-error-municipality = Não conhecemos o seu município. Complete o seu perfil e aposte de novo.
slip-error-win-too-small = Com esta cotação a aposta não renderia mais do que o valor apostado. Ela não foi feita.
slip-error-elsewhere = Uma aposta está sendo feita em outra aba. Espere ela terminar e aposte de novo.
slip-receipt-placed = { $count ->
    [one] Aposta feita
   *[other] { $count } apostas feitas
}
slip-receipt-placed-text = Ela está em minhas apostas.
slip-receipt-checking = { $count ->
    [one] Aposta recebida
   *[other] { $count } apostas recebidas
}
slip-receipt-checking-text = Ela está sendo verificada. A decisão aparece aqui em alguns segundos e em minhas apostas.
slip-receipt-review = { $count ->
    [one] Aposta recebida
   *[other] { $count } apostas recebidas
}
slip-receipt-review-text = Um operador vai analisá-la primeiro. A decisão aparece aqui e em minhas apostas.
slip-receipt-rejected = Aposta não aceita
slip-receipt-rejected-text = A cotação ou o mercado mudou antes de ela ser aceita. O valor voltou para o seu saldo.
slip-receipt-missing = { $count ->
    [one] Uma aposta não foi feita; nada foi cobrado por ela.
   *[other] { $count } apostas não foram feitas; nada foi cobrado por elas.
}
slip-receipt-moved = Aceita com uma cotação que mudou, como permitem os seus ajustes.

## Cupom: bônus

slip-bonus = Bônus
slip-bonus-none = Sem bônus
slip-bonus-comboboost = Múltipla turbinada
slip-bonus-freebet = Aposta grátis
slip-bonus-freebet_only_win = Aposta grátis, só o ganho
slip-bonus-freebet_all_win = Aposta grátis, valor e ganho
slip-bonus-freebet_no_risk = Aposta sem risco
slip-bonus-hunting = Caçada
slip-bonus-tournament = Torneio
slip-bonus-lootbox = Caixa surpresa
slip-bonus-about-comboboost = Multiplica a cotação desta múltipla.
slip-bonus-about-freebet = O valor é por nossa conta. Se a aposta ganhar, o ganho é seu, sem o valor.
slip-bonus-about-freebet_only_win = O valor é por nossa conta. Se a aposta ganhar, o ganho é seu, sem o valor.
slip-bonus-about-freebet_all_win = O valor é por nossa conta. Se a aposta ganhar, valor e ganho são seus.
slip-bonus-about-freebet_no_risk = Você paga o valor. Se a aposta perder, ele volta como aposta grátis.
slip-bonus-about-hunting = Esta aposta rende pontos na sua caçada.
slip-bonus-about-tournament = Esta aposta rende pontos no seu torneio.
slip-bonus-about-lootbox = Esta aposta rende pontos para a sua caixa surpresa.

## Cupom: aposta rápida

slip-quick-bet-stake = Aposta rápida
slip-quick-bet-ready = Ligada: um toque na cotação aposta { $amount } na hora.
slip-quick-bet-not-approved = Ainda não está ativa. Informe um valor e confirme; até lá a cotação vai para o cupom.
slip-quick-bet-approve = Confirmar { $amount } por toque
slip-quick-bet-approve-empty = Informe um valor
slip-quick-bet-placing = Apostando { $amount } em { $name } a { $odds }…
slip-quick-bet-placed = Aposta rápida feita
slip-quick-bet-placed-text = { $amount } em { $name } a { $odds }
slip-quick-bet-not-placed = Aposta rápida não feita

## Cupom: compartilhar

slip-share-title = Compartilhar ou usar um código
slip-share = Compartilhar esta aposta
slip-share-code = Código
slip-share-pass = Compartilhar o link
slip-share-copied = O link foi copiado.
slip-share-not-copied = Não foi possível copiar o link. Selecione-o acima.
slip-share-failed = Não foi possível compartilhar a aposta. Tente de novo.
slip-share-converted = O valor compartilhado de { $from } foi convertido para { $to }.
slip-code-label = Código de uma aposta compartilhada
slip-code-go = Abrir
slip-code-loading = Abrindo a aposta compartilhada…
slip-code-not_found = Link não encontrado. Confira o código.
slip-code-nothing_left = Nada desta aposta está mais disponível. Tente outra aposta.
slip-code-later = Não foi possível abrir a aposta compartilhada. Tente mais tarde.
slip-code-close = Fechar
slip-code-ask = { $count ->
    [one] A aposta compartilhada tem { $count } seleção. Seu cupom não está vazio. O que fazer com ele?
   *[other] A aposta compartilhada tem { $count } seleções. Seu cupom não está vazio. O que fazer com ele?
}
slip-code-answer-add = Adicionar ao cupom
slip-code-answer-replace = Substituir o cupom
slip-code-answer-cancel = Deixar como está

## Cupom: ajustes

slip-settings = Ajustes do cupom
slip-accept-mode = Se a cotação mudar ao apostar
slip-accept-mode-none = Perguntar a cada mudança
slip-accept-mode-higher = Aceitar cotações maiores, perguntar sobre menores
slip-accept-mode-any = Aceitar qualquer mudança
slip-quick-own = Seus valores rápidos em { $currency }
slip-quick-own-field = Valor rápido { $number }
slip-quick-save = Salvar valores
slip-quick-saved = Seus valores foram salvos.
slip-quick-invalid = Informe cada valor em números e acima de zero, ou deixe vazio.
slip-settings-failed = Não foi possível salvar. Tente de novo.

## Como um retorno é calculado

sum-title = Como chegamos a este valor
sum-stake = Valor
sum-stake-free = Valor, dado como aposta grátis
sum-lines = { $count ->
    [one] { $count } linha de { $win }: valor nela
   *[other] { $count } linhas de { $win }: valor em cada uma
}
sum-line = Linha { $number }
sum-more-lines = { $count ->
    [one] Mais { $count } linha
   *[other] Mais { $count } linhas, juntas
}
sum-half_win = Meio ganha: ({ $odds } + 1) ÷ 2
sum-refund = Anulada: valor devolvido, conta como 1
sum-half_lose = Meio perdida: conta como metade
sum-lose = Perdida: conta como 0
sum-custom-odds = Cotação da aposta criada
sum-odds = Cotação total, exata
sum-mean = Média de todas as linhas
sum-boost = Bônus de múltipla
sum-product = Valor × cotação
sum-stake-kept = O valor da aposta grátis não é pago
sum-rounded = { $decimals ->
    [0] Arredondado uma vez para um valor inteiro
    [one] Arredondado uma vez para { $decimals } casa decimal
   *[other] Arredondado uma vez para { $decimals } casas decimais
}
sum-capped = Limitado ao pagamento máximo
sum-possible = Retorno possível
sum-returned = Retorno
sum-winnings = Sendo de ganho
sum-loss = Resultado líquido
sum-freebet-back = Volta como aposta grátis

## Minhas apostas

bets-sign-in = Entre para ver suas apostas.
bets-sign-in-button = Entrar
bets-filter = Quais apostas
bets-filter-all = Todas
bets-filter-open = Em aberto
bets-filter-settled = Encerradas
bets-result = Resultado
bets-result-all = Todos
bets-result-win = Ganhas
bets-result-lose = Perdidas
bets-result-refund = Devolvidas
bets-loading = Carregando suas apostas…
bets-count = { $count ->
    [one] { $count } aposta
   *[other] { $count } apostas
}
bets-empty-all = Você ainda não tem apostas. As que você fizer aparecem aqui.
bets-empty-open = Você não tem apostas em aberto.
bets-empty-settled = Nenhuma aposta sua foi encerrada ainda.
bets-empty-win = Nenhuma aposta sua foi ganha ainda.
bets-empty-lose = Nenhuma aposta sua foi perdida.
bets-empty-refund = Nenhuma aposta sua foi devolvida.
bets-failed = Não foi possível carregar suas apostas.
bets-retry = Tentar de novo
bets-older = Mostrar apostas mais antigas
bets-loading-older = Carregando apostas mais antigas…
bets-system = Sistema { $win } de { $total }
bets-with-trader = Com um operador
bets-stake = Valor
bets-freebet = Aposta grátis
bets-odds = Cotação
bets-possible-return = Retorno possível
bets-returned = Retorno
bets-cashed-out = Cash out
bets-ref = Referência { $ref }
bets-loading-sum = Calculando…
bets-differs-open = A casa informa { $told } como retorno possível. Pela nossa conta são { $ours }. Vale o que a casa informa.
bets-differs-settled = A casa pagou { $told }. Pela nossa conta são { $ours }. Fale com o suporte e informe a referência desta aposta.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Sem oferta de cash out no momento
bets-cashout-question = Receber { $amount } agora? A aposta termina e você abre mão do retorno possível de { $possible }.
bets-cashout-changed = A oferta mudou: { $from } → { $to }
bets-cashout-confirm = Receber { $amount }
bets-cashout-keep = Manter a aposta
bets-cashout-withdrawn = A oferta saiu do ar por enquanto. O cash out não foi feito.
bets-cashout-processing = Fazendo cash out de { $amount }…
bets-cashout-in-progress = A casa está fazendo o cash out desta aposta.
bets-cashout-refused = O cash out não foi feito. Sua aposta continua valendo.
bets-cashout-close = Fechar
bets-cashout-unanswered = Ainda não sabemos se o cash out desta aposta foi feito. Primeiro vamos procurá-la, para você ter certeza.
bets-cashout-look = Procurar de novo
bets-cashout-looking = Procurando sua aposta…
bets-cashout-not-done = Cash out não feito
bets-cashout-not-done-text = Sua aposta continua valendo. Você pode tentar de novo.
bets-cashout-done = Cash out feito: { $amount }
bets-cashout-done-text = O valor já está no seu saldo.
bets-reuse = Apostar de novo
bets-reuse-gone = Nenhuma destas seleções está mais disponível.
bets-reuse-failed = Não foi possível consultar as cotações atuais. Tente de novo.
bets-reuse-some-gone = { $count ->
    [one] { $count } seleção não está mais disponível
   *[other] { $count } seleções não estão mais disponíveis
}
bet-status-submitted = Em análise
bet-status-waiting_results = Em aberto
bet-status-ready_to_process = Em apuração
bet-status-done = Encerrada
bet-status-cancelled = Cancelada
bet-status-rejected = Não aceita
bet-status-withdrawn = Retirada
bet-status-cashed_out = Encerrada com cash out
bet-status-cashout_in_progress = Cash out em andamento
bet-result-no_results = Em aberto
bet-result-canceled = Anulada
bet-result-win_entire = Ganha
bet-result-lose_entire = Perdida
bet-result-refund_entire = Devolvida
bet-result-refund_half_win_other = Meio ganha
bet-result-refund_half_lose_other = Meio perdida
bet-result-cashed_out = Encerrada com cash out
