### Textos comuns.

## Avisos

alert-error-title = Algo correu mal
alert-error-text = Tente novamente mais tarde.
island-retry = Tentar de novo
odds-format-not-saved = Formato das odds não guardado
odds-format-not-saved-text = Aplica-se neste dispositivo, mas não foi possível guardá-lo na sua conta.

## Time zone

time-zone = Fuso horário
time-zone-site = Hora do site ({ $offset })
time-zone-own = A sua hora ({ $offset })

## Apostas: tipo, estado e resultado

slip-type-single = Simples
slip-type-combo = Múltipla
slip-combo-name = { $count ->
    [2] Dupla
    [3] Tripla
   *[other] Múltipla de { $count }
}
slip-type-system = Sistema
slip-type-custom_bet = Aposta criada
slip-type-singles = Simples
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Sistema { $win } de { $total }
}
slip-lines = { $count ->
    [one] { $count } combinação
   *[other] { $count } combinações
}
bets-with-trader = Em verificação por um trader
bet-status-submitted = Em verificação
bet-status-waiting_results = Aberta
bet-status-ready_to_process = Em liquidação
bet-status-done = Liquidada
bet-status-cancelled = Cancelada
bet-status-rejected = Não aceite
bet-status-withdrawn = Retirada
bet-status-cashed_out = Cash out feito
bet-status-cashout_in_progress = A fazer cash out…
bet-result-no_results = Aberta
bet-result-canceled = Anulada
bet-result-win_entire = Ganha
bet-result-lose_entire = Perdida
bet-result-refund_entire = Devolvida
bet-result-refund_half_win_other = Meio ganha
bet-result-refund_half_lose_other = Meio perdida
bet-result-cashed_out = Cash out feito

## Partilhar uma aposta

slip-share-title = Partilhar ou usar um código
slip-share = Partilhar esta aposta
slip-share-code = Código
slip-share-pass = Partilhar ligação
slip-share-copied = Ligação copiada.
slip-share-not-copied = Não foi possível copiar a ligação. Selecione-a acima.
slip-share-failed = Não foi possível partilhar a aposta. Tente novamente.
slip-code-label = Código de uma aposta partilhada
slip-code-go = Abrir

## Cálculos

sum-title = Como é feito o cálculo
