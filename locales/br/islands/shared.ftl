### Palavras que várias partes usam: carregadas com as de qualquer uma delas.

## Avisos

alert-error-title = Algo deu errado
alert-error-text = Tente de novo mais tarde.
island-retry = Tentar de novo
odds-format-not-saved = Formato das odds não salvo
odds-format-not-saved-text = Ele vale neste aparelho, mas não pôde ser salvo na sua conta.

## Time zone

time-zone = Fuso horário
time-zone-site = Hora do site ({ $offset })
time-zone-own = Sua hora ({ $offset })

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
    [one] { $count } linha
   *[other] { $count } linhas
}
bets-with-trader = Em análise pela nossa equipe
bet-status-submitted = Em análise
bet-status-waiting_results = Em aberto
bet-status-ready_to_process = Em apuração
bet-status-done = Resolvida
bet-status-cancelled = Cancelada
bet-status-rejected = Não aceita
bet-status-withdrawn = Retirada
bet-status-cashed_out = Cash out feito
bet-status-cashout_in_progress = Fazendo cash out…
bet-result-no_results = Em aberto
bet-result-canceled = Anulada
bet-result-win_entire = Ganha
bet-result-lose_entire = Perdida
bet-result-refund_entire = Devolvida
bet-result-refund_half_win_other = Meio ganha
bet-result-refund_half_lose_other = Meio perdida
bet-result-cashed_out = Cash out feito

## Compartilhar uma aposta

slip-share-title = Compartilhar ou usar um código
slip-share = Compartilhar esta aposta
slip-share-code = Código
slip-share-pass = Compartilhar link
slip-share-copied = Link copiado.
slip-share-not-copied = Não foi possível copiar o link. Selecione-o acima.
slip-share-failed = Não foi possível compartilhar a aposta. Tente de novo.
slip-code-label = Código de uma aposta compartilhada
slip-code-go = Abrir

## Contas

# Opens the calculation of a payout (sums.ftl).
sum-title = Como chegamos a este valor
