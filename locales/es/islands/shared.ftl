### Textos comunes.

## Avisos

alert-error-title = Algo ha salido mal
alert-error-text = Inténtalo más tarde.
island-retry = Reintentar
odds-format-not-saved = Formato de cuotas no guardado
odds-format-not-saved-text = Se aplica en este dispositivo, pero no se ha podido guardar en tu cuenta.

## Time zone

time-zone = Zona horaria
time-zone-site = Hora del sitio ({ $offset })
time-zone-own = Tu hora ({ $offset })

## Apuestas: tipo, estado y resultado

slip-type-single = Simple
slip-type-combo = Combinada
slip-combo-name = { $count ->
    [2] Doble
    [3] Triple
   *[other] Combinada de { $count }
}
slip-type-system = Sistema
slip-type-custom_bet = Apuesta creada
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
    [one] { $count } columna
   *[other] { $count } columnas
}
bets-with-trader = En revisión por un trader
bet-status-submitted = En revisión
bet-status-waiting_results = Abierta
bet-status-ready_to_process = Liquidándose
bet-status-done = Liquidada
bet-status-cancelled = Cancelada
bet-status-rejected = No aceptada
bet-status-withdrawn = Retirada
bet-status-cashed_out = Cash out realizado
bet-status-cashout_in_progress = Haciendo cash out…
bet-result-no_results = Abierta
bet-result-canceled = Anulada
bet-result-win_entire = Ganada
bet-result-lose_entire = Perdida
bet-result-refund_entire = Devuelta
bet-result-refund_half_win_other = Medio ganada
bet-result-refund_half_lose_other = Medio perdida
bet-result-cashed_out = Cash out realizado

## Compartir una apuesta

slip-share-title = Compartir o usar un código
slip-share = Compartir esta apuesta
slip-share-code = Código
slip-share-pass = Compartir enlace
slip-share-copied = Enlace copiado.
slip-share-not-copied = No se ha podido copiar el enlace. Selecciónalo arriba.
slip-share-failed = No se ha podido compartir la apuesta. Inténtalo de nuevo.
slip-code-label = Código de una apuesta compartida
slip-code-go = Abrir

## Cálculos

sum-title = Cómo se calcula
