### Mis apuestas.

bets-sign-in = Inicia sesión para ver tus apuestas.
bets-sign-in-button = Acceder
bets-filter = Filtrar apuestas
bets-filter-all = Todas
bets-filter-open = Abiertas
bets-filter-settled = Liquidadas
bets-result-win = Ganadas
bets-result-lose = Perdidas
bets-result-refund = Devueltas
bets-live = En vivo
bets-score = Marcador
bets-half-time = Descanso
bets-pause = Pausa
bets-finished = Resultado final
bets-loading = Cargando tus apuestas…
bets-count = { $count ->
    [one] { $count } apuesta
   *[other] { $count } apuestas
}
bets-empty-all = Aún no tienes apuestas. Las que hagas aparecerán aquí.
bets-empty-open = No tienes apuestas abiertas.
bets-empty-settled = Aún no tienes apuestas liquidadas.
bets-empty-win = Aún no tienes apuestas ganadas.
bets-empty-lose = No tienes apuestas perdidas.
bets-empty-refund = No tienes apuestas devueltas.
bets-failed = No se han podido cargar tus apuestas.
bets-retry = Reintentar
bets-older = Ver apuestas anteriores
bets-loading-older = Cargando apuestas anteriores…
bets-stake = Importe
bets-freebet = Apuesta gratis
bets-odds = Cuota
bets-boosted-odds = Cuota mejorada
bets-possible-return = Ganancia potencial
bets-returned = Retorno
bets-cashed-out = Cash out
bets-ref = Referencia { $ref }
bets-loading-sum = Calculando…
bets-differs-open = Esta apuesta está registrada con una ganancia potencial de { $told }; según nuestro cálculo es { $ours }. Vale el importe registrado.
bets-differs-settled = Esta apuesta pagó { $told }; según nuestro cálculo es { $ours }. Contacta con atención al cliente e indica la referencia de la apuesta.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Sin oferta de cash out en este momento
bets-cashout-question = ¿Cobrar { $amount } ahora? La apuesta termina y renuncias a su ganancia potencial de { $possible }.
bets-cashout-gain = { $difference } más que tu importe
bets-cashout-loss = { $difference } menos que tu importe
bets-cashout-even = Exactamente tu importe
bets-cashout-changed = La oferta ha cambiado: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Mantener la apuesta
bets-part-amount = Importe a cobrar
bets-part-question = ¿Cobrar { $amount } ahora por { $part } de tu importe? { $rest } siguen en juego, con una ganancia potencial de { $possible }.
bets-part-done = Cash out de { $amount } por { $part } de tu importe
bets-order = Cash out automático
bets-order-amount = Cash out en cuanto la oferta llegue a
bets-order-range = Más de { $offer }, como máximo { $possible }
bets-order-note = Solo mientras haya una página de este sitio abierta y a la vista. En segundo plano, sin conexión o con la página cerrada no se hace el cash out.
bets-order-set = Activar
bets-order-waits = Cash out automático a partir de { $amount }
bets-order-cancel = Desactivar
bets-cashout-withdrawn = No hay oferta en este momento. El cash out no se ha realizado.
bets-cashout-processing = Haciendo cash out de { $amount }…
bets-cashout-in-progress = Haciendo cash out…
bets-cashout-refused = Cash out no realizado. Tu apuesta sigue en juego.
bets-cashout-close = Cerrar
bets-cashout-unanswered = Aún no sabemos si se ha hecho el cash out de esta apuesta. Lo estamos comprobando antes de que puedas intentarlo de nuevo.
bets-cashout-look = Buscar de nuevo
bets-cashout-looking = Buscando tu apuesta…
bets-cashout-not-done = Cash out no realizado
bets-cashout-not-done-text = Tu apuesta sigue en juego. Puedes intentarlo de nuevo.
bets-cashout-done = Cash out realizado: { $amount }
bets-cashout-done-text = El importe está en tu saldo.
bets-reuse = Repetir apuesta
bets-reuse-gone = Ninguna de estas selecciones sigue disponible.
bets-reuse-failed = No se han podido cargar las cuotas actuales. Inténtalo de nuevo.
bets-reuse-some-gone = { $count ->
    [one] { $count } selección ya no está disponible
   *[other] { $count } selecciones ya no están disponibles
}
bets-statement = Extracto
bets-from = Desde
bets-to = Hasta
bets-print = Imprimir
bets-csv = Descargar CSV
bets-net = Resultado neto
