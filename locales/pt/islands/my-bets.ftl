### Minhas apostas.

bets-sign-in = Inicie sessão para ver as suas apostas.
bets-sign-in-button = Entrar
bets-filter = Filtrar apostas
bets-filter-all = Todas
bets-filter-open = Abertas
bets-filter-settled = Liquidadas
bets-result-win = Ganhas
bets-result-lose = Perdidas
bets-result-refund = Devolvidas
bets-live = Ao vivo
bets-score = Resultado
bets-half-time = Intervalo
bets-pause = Pausa
bets-finished = Resultado final
bets-loading = A carregar as suas apostas…
bets-count = { $count ->
    [one] { $count } aposta
   *[other] { $count } apostas
}
bets-empty-all = Ainda não tem apostas. As que fizer aparecem aqui.
bets-empty-open = Não tem apostas abertas.
bets-empty-settled = Ainda não tem apostas liquidadas.
bets-empty-win = Ainda não tem apostas ganhas.
bets-empty-lose = Não tem apostas perdidas.
bets-empty-refund = Não tem apostas devolvidas.
bets-failed = Não foi possível carregar as suas apostas.
bets-retry = Tentar de novo
bets-older = Mostrar apostas anteriores
bets-loading-older = A carregar apostas anteriores…
bets-stake = Valor
bets-freebet = Freebet
bets-odds = Odd
bets-boosted-odds = Odd aumentada
bets-possible-return = Ganhos potenciais
bets-returned = Retorno
bets-cashed-out = Cash out
bets-ref = Referência { $ref }
bets-loading-sum = A calcular…
bets-differs-open = Esta aposta está registada com ganhos potenciais de { $told }; pelo nosso cálculo são { $ours }. Vale o montante registado.
bets-differs-settled = Esta aposta pagou { $told }; pelo nosso cálculo são { $ours }. Contacte o apoio ao cliente e indique a referência da aposta.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Sem oferta de cash out de momento
bets-cashout-question = Receber { $amount } agora? A aposta termina e abdica dos ganhos potenciais de { $possible }.
bets-cashout-gain = { $difference } a mais do que apostou
bets-cashout-loss = { $difference } a menos do que apostou
bets-cashout-even = Exatamente o que apostou
bets-cashout-changed = A oferta mudou: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Manter a aposta
bets-part-amount = Valor do cash out
bets-part-question = Receber { $amount } agora por { $part } do valor apostado? { $rest } continuam em jogo, com ganhos potenciais de { $possible }.
bets-part-done = Cash out de { $amount } por { $part } do valor apostado
bets-order = Cash out automático
bets-order-amount = Cash out assim que a oferta atingir
bets-order-range = Mais de { $offer }, no máximo { $possible }
bets-order-note = Só enquanto uma página deste site estiver aberta e visível. Em segundo plano, sem ligação ou com a página fechada, o cash out não é feito.
bets-order-set = Ligar
bets-order-waits = Cash out automático a partir de { $amount }
bets-order-cancel = Desligar
bets-cashout-withdrawn = De momento não há oferta. O cash out não foi feito.
bets-cashout-processing = A fazer cash out de { $amount }…
bets-cashout-in-progress = A fazer cash out…
bets-cashout-refused = Cash out não feito. A sua aposta continua em jogo.
bets-cashout-close = Fechar
bets-cashout-unanswered = Ainda não sabemos se o cash out desta aposta foi feito. Estamos a verificar antes de poder tentar novamente.
bets-cashout-look = Procurar de novo
bets-cashout-looking = A procurar a sua aposta…
bets-cashout-not-done = Cash out não feito
bets-cashout-not-done-text = A sua aposta continua em jogo. Pode tentar novamente.
bets-cashout-done = Cash out feito: { $amount }
bets-cashout-done-text = O montante está no seu saldo.
bets-reuse = Repetir aposta
bets-reuse-gone = Já nenhuma destas seleções está disponível.
bets-reuse-failed = Não foi possível carregar as odds atuais. Tente novamente.
bets-reuse-some-gone = { $count ->
    [one] { $count } seleção já não está disponível
   *[other] { $count } seleções já não estão disponíveis
}
bets-statement = Extrato
bets-from = De
bets-to = Até
bets-print = Imprimir
bets-csv = Transferir CSV
bets-net = Resultado líquido
