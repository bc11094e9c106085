### Palavras de minhas apostas.

bets-sign-in = Entre para ver suas apostas.
bets-sign-in-button = Entrar
bets-filter = Filtrar apostas
bets-filter-all = Todas
bets-filter-open = Em aberto
bets-filter-settled = Resolvidas
bets-result-win = Ganhas
bets-result-lose = Perdidas
bets-result-refund = Devolvidas
bets-live = Ao vivo
bets-score = Placar
bets-half-time = Intervalo
bets-pause = Pausa
bets-finished = Placar final
bets-loading = Carregando suas apostas…
bets-count = { $count ->
    [one] { $count } aposta
   *[other] { $count } apostas
}
bets-empty-all = Você ainda não tem apostas. As que você fizer aparecem aqui.
bets-empty-open = Você não tem apostas em aberto.
bets-empty-settled = Você ainda não tem apostas resolvidas.
bets-empty-win = Você ainda não tem apostas ganhas.
bets-empty-lose = Você não tem apostas perdidas.
bets-empty-refund = Você não tem apostas devolvidas.
bets-failed = Não foi possível carregar suas apostas.
bets-retry = Tentar de novo
bets-older = Mostrar apostas mais antigas
bets-loading-older = Carregando apostas mais antigas…
bets-stake = Valor
bets-freebet = Aposta grátis
bets-odds = Odd
bets-boosted-odds = Odd turbinada
bets-possible-return = Retorno possível
bets-returned = Retorno
bets-cashed-out = Cash out
bets-ref = Referência { $ref }
bets-loading-sum = Calculando…
bets-differs-open = Esta aposta foi registrada com retorno possível de { $told }; pelo nosso cálculo são { $ours }. Vale o valor registrado.
bets-differs-settled = Esta aposta pagou { $told }; pelo nosso cálculo são { $ours }. Fale com o suporte e informe a referência da aposta.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Sem oferta de cash out no momento
bets-cashout-question = Receber { $amount } agora? A aposta termina e você abre mão do retorno possível de { $possible }.
bets-cashout-gain = { $difference } a mais do que você apostou
bets-cashout-loss = { $difference } a menos do que você apostou
bets-cashout-even = Exatamente o que você apostou
bets-cashout-changed = A oferta mudou: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Manter a aposta
bets-part-amount = Valor do cash out
bets-part-question = Receber { $amount } agora por { $part } do valor apostado? { $rest } continuam na aposta, com retorno possível de { $possible }.
bets-part-done = Cash out de { $amount } por { $part } do valor apostado
bets-order = Cash out automático
bets-order-amount = Cash out assim que a oferta chegar a
bets-order-range = Mais de { $offer }, no máximo { $possible }
bets-order-note = Só enquanto uma página deste site estiver aberta e visível. Em segundo plano, sem conexão ou com a página fechada, o cash out não é feito.
bets-order-set = Ligar
bets-order-waits = Cash out automático a partir de { $amount }
bets-order-cancel = Desligar
bets-cashout-withdrawn = Não há oferta no momento. O cash out não foi feito.
bets-cashout-processing = Fazendo cash out de { $amount }…
bets-cashout-in-progress = Fazendo cash out…
bets-cashout-refused = O cash out não foi feito. Sua aposta continua valendo.
bets-cashout-close = Fechar
bets-cashout-unanswered = Ainda não sabemos se o cash out desta aposta foi feito. Estamos conferindo antes que você tente de novo.
bets-cashout-look = Consultar de novo
bets-cashout-looking = Consultando sua aposta…
bets-cashout-not-done = Cash out não feito
bets-cashout-not-done-text = Sua aposta continua valendo. Você pode tentar de novo.
bets-cashout-done = Cash out feito: { $amount }
bets-cashout-done-text = O valor já está no seu saldo.
bets-reuse = Apostar de novo
bets-reuse-gone = Nenhuma destas seleções está mais disponível.
bets-reuse-failed = Não foi possível carregar as odds atuais. Tente de novo.
bets-reuse-some-gone = { $count ->
    [one] { $count } seleção não está mais disponível
   *[other] { $count } seleções não estão mais disponíveis
}
bets-statement = Extrato
bets-from = De
bets-to = Até
bets-print = Imprimir
bets-csv = Baixar CSV
bets-net = Resultado líquido
