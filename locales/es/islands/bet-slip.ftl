### Cupón: primero los textos de las páginas, después los del navegador.

## Cupón: el panel

slip-title = Cupón de apuestas
slip-tab-slip = Cupón
slip-tab-bets = Mis apuestas
slip-close = Cerrar el cupón
slip-empty-title = Tu cupón está vacío
slip-empty-text = Toca una cuota para añadirla aquí.
slip-quick-bet = Apuesta rápida
slip-code = ¿Tienes un código?
slip-code-open = Abrir

## Cupón: selecciones

slip-selections = { $count ->
    [one] { $count } selección
   *[other] { $count } selecciones
}
slip-selections-label = Selecciones
slip-remove = Quitar { $name }
slip-clear = Quitar todas
slip-emptied = Cupón vaciado
slip-undo = Deshacer
slip-price-moved = { $from } → { $to } desde que la añadiste
slip-price-changed = La cuota ha cambiado: { $from } → { $to }
slip-moves = Historial de cuotas de esta visita
slip-suspended = Suspendida: sin apuestas por ahora
slip-suspended-provider = Suspendida: sin datos
slip-unavailable = Ya no disponible
slip-live = En vivo
slip-bar-open = Cupón
slip-bar-singles = { $count ->
    [one] { $count } simple
   *[other] { $count } simples
}
slip-bar-no-stake = Sin importe
slip-bar-remove = Quita una selección para continuar
slip-conflict-here-same_match = No se puede combinar con otra selección del mismo partido
slip-conflict-here-outright = No se puede combinar con otra selección de la misma competición
slip-conflict-here-mixed_providers = No se puede combinar con las demás selecciones
slip-conflict-here-system_provider = No se acepta en una apuesta de sistema
slip-conflict-here-custom_bet_match = No es del partido de la apuesta creada
slip-conflict-here-custom_bet_alone = No se puede realizar junto con una apuesta creada

## Cupón: la apuesta

slip-stake = Importe
slip-stake-currency = Importe en { $currency }
slip-quick-add = Apostar { $amount }
slip-quick-amounts = Cantidades rápidas
slip-odds = Cuota total
slip-return = Ganancia potencial
slip-types = Tipo de apuesta
slip-join = Convertir en apuesta creada · { $odds }
slip-join-asking = Buscando una apuesta creada…
slip-refusal-no_system_type = { $count ->
    [one] Una apuesta de sistema necesita más selecciones.
   *[other] No hay ningún sistema disponible para { $count } selecciones.
}
slip-refusal-multi_single_unavailable = Estas selecciones no se pueden realizar como varias simples.
slip-system = Sistema
slip-system-option = { $count ->
    [one] { $win } de { $total } · { $count } columna
   *[other] { $win } de { $total } · { $count } columnas
}
slip-return-currency = Ganancia en { $currency }
slip-by-return = Fijar ganancia
slip-by-stake = Fijar importe
slip-line-stake = Importe por columna
slip-stake-freebet = Apuesta gratis
slip-max = Máx.
slip-max-label = Apostar el máximo
slip-max-failed = No se ha podido cargar el importe máximo. Inténtalo de nuevo.
slip-total-stake = Importe total
slip-lines-of = { $count ->
    [one] { $count } columna de { $amount }
   *[other] { $count } columnas de { $amount }
}
slip-boosted-odds = Cuota mejorada

## Cupón: por qué no se puede apostar

slip-stake-empty = Introduce un importe.
slip-stake-negative = El importe no puede ser negativo.
slip-stake-exponent = Introduce el importe completo, por ejemplo 1000.
slip-stake-not_a_number = Introduce el importe en cifras, por ejemplo { $example }.
slip-stake-too_precise = { $decimals ->
    [0] En { $currency } no hay decimales. Introduce un importe entero.
    [one] Los importes en { $currency } tienen como máximo { $decimals } decimal.
   *[other] Los importes en { $currency } tienen como máximo { $decimals } decimales.
}
slip-stake-too_large = Este importe es demasiado alto.
slip-stake-not-positive = El importe debe ser mayor que cero.
slip-stake-below-min = El importe mínimo es { $amount }.
slip-stake-above-max = El importe máximo es { $amount }.
slip-stake-own-limit = Tu propio límite te deja { $amount } para apostar.
slip-stake-own-limit-until = Tu propio límite te deja { $amount } para apostar. Se restablece: { $moment }.
slip-stake-above-balance = Tu saldo es { $amount }. Reduce el importe.
slip-balance-empty = Tu saldo es { $amount }.
slip-currency-unlisted = Aquí no se puede apostar en { $currency }.
slip-deposit = Depositar
slip-blocked-suspended = { $count ->
    [one] Una selección está suspendida. Espera a que se reabra o quítala.
   *[other] { $count } selecciones están suspendidas. Espera a que se reabran o quítalas.
}
slip-changed = { $count ->
    [one] Una cuota ha cambiado. Compruébala antes de continuar.
   *[other] { $count } cuotas han cambiado. Compruébalas antes de continuar.
}
slip-gone = { $count ->
    [one] Una selección ya no está disponible.
   *[other] { $count } selecciones ya no están disponibles.
}
slip-conflict-same_match = Dos de tus selecciones son del mismo partido. Quita una para continuar.
slip-conflict-outright = Dos de tus selecciones son de la misma competición. Quita una para continuar.
slip-conflict-joinable = Dos de tus selecciones son del mismo partido. Conviértelas en una apuesta creada o quita una.
slip-conflict-mixed_providers = Estas selecciones no se pueden combinar en una apuesta. Quita una para continuar.
slip-conflict-system_provider = Algunas de estas selecciones no se aceptan en una apuesta de sistema. Quítalas o elige otro tipo.
slip-conflict-custom_bet_match = Una apuesta creada combina selecciones de un solo partido. Quita las demás para continuar.
slip-conflict-custom_bet_alone = Una apuesta creada se realiza sola. Quita las demás selecciones para continuar.
slip-custom-disabled = En este momento no se aceptan apuestas creadas.
slip-custom-too-short = Una apuesta creada necesita al menos dos selecciones.
slip-custom-odds-missing = Obteniendo la cuota de esta apuesta creada.
slip-custom-changed = La cuota de tu apuesta creada ha cambiado. Compruébala antes de continuar.
slip-return-too-small = Esta apuesta no puede pagar más que su importe.
slip-freebet-pending = Comprobando si tu apuesta gratis vale para esta apuesta. También puedes introducir un importe propio.

## Cupón: el botón

slip-accept = Aceptar cambios
slip-accept-remove = { $count ->
    [one] Aceptar cambios y quitar { $count }
   *[other] Aceptar cambios y quitar { $count }
}
slip-accept-only-remove = { $count ->
    [one] Quitar la selección
   *[other] Quitar { $count } selecciones
}
slip-sign-in = Accede para apostar
slip-offline = Sin conexión
slip-place = { $count ->
    [one] Apostar · { $amount }
   *[other] Realizar { $count } apuestas · { $amount }
}
slip-place-freebet = { $count ->
    [one] Usar apuesta gratis · { $amount }
   *[other] Usar { $count } apuestas gratis · { $amount }
}
slip-place-both = { $count ->
    [one] Apostar · { $amount } y gratis { $free }
   *[other] Realizar { $count } apuestas · { $amount } y gratis { $free }
}
slip-place-empty = { $count ->
    [one] Apostar
   *[other] Realizar { $count } apuestas
}
slip-placing = { $count ->
    [one] Realizando tu apuesta…
   *[other] Realizando tus { $count } apuestas…
}

## Cupón: respuestas

slip-error-invalid-odds = Las cuotas han cambiado mientras se realizaba la apuesta. Comprueba las nuevas cuotas y apuesta de nuevo.
slip-error-invalid-custom-odds = La cuota de esta apuesta creada ha cambiado. Comprueba la nueva cuota y apuesta de nuevo.
slip-error-suspended = Una selección se ha suspendido mientras se realizaba la apuesta. La apuesta no se ha realizado.
slip-error-funds = Tu saldo no alcanza para este importe. La apuesta no se ha realizado.
slip-error-stake = Este importe no se acepta. La apuesta no se ha realizado.
slip-error-not-placed = La apuesta no se ha realizado y no se ha descontado nada de tu saldo. Puedes apostar de nuevo.
slip-error-maybe-placed = No podemos saber si la apuesta se ha realizado: entre tus apuestas hay más de una igual. Consulta Mis apuestas antes de realizarla de nuevo.
slip-other-player = La sesión iniciada es de otro usuario
slip-other-player-text = No se ha realizado ninguna apuesta. Comprueba la cuenta en la parte superior de la página y realiza la apuesta de nuevo.
slip-error-default = La apuesta no se ha realizado. Inténtalo de nuevo.
slip-unanswered-title = Aún no sabemos si tu apuesta se ha realizado
slip-unanswered-text = No ha habido respuesta. Estamos buscando tu apuesta para que no se realice dos veces. Puede tardar hasta { $seconds } segundos.
slip-unanswered-waiting = No se ha podido buscar tu apuesta. Comprueba tu conexión y busca de nuevo.
slip-unanswered-looking = Buscando tu apuesta…
slip-unanswered-look = Buscar de nuevo
slip-receipt-lost-text = La respuesta se perdió por el camino, pero hemos recibido tu apuesta, una sola vez.
slip-receipt-ref = Referencia
slip-keep = Mantener selecciones
slip-done = Hecho
slip-error-municipality = Tu perfil no tiene municipio. Añádelo y apuesta de nuevo.
slip-error-win-too-small = Con esta cuota la apuesta no puede pagar más que su importe. No se ha realizado.
slip-error-elsewhere = Se está realizando una apuesta en otra pestaña. Espera a que termine y realiza esta de nuevo.
slip-receipt-placed = { $count ->
    [one] Apuesta realizada
   *[other] { $count } apuestas realizadas
}
slip-receipt-placed-text = { $count ->
    [one] Está en Mis apuestas.
   *[other] Están en Mis apuestas.
}
slip-receipt-checking = { $count ->
    [one] Apuesta recibida, en revisión
   *[other] { $count } apuestas recibidas, en revisión
}
slip-receipt-checking-text = Aún sin realizar. La decisión aparece aquí y en Mis apuestas, normalmente en segundos.
slip-receipt-review = { $count ->
    [one] Apuesta recibida, en revisión
   *[other] { $count } apuestas recibidas, en revisión
}
slip-receipt-review-text = Aún sin realizar. Primero hace la revisión un trader; la decisión aparece aquí y en Mis apuestas.
slip-receipt-rejected = Apuesta no aceptada
slip-receipt-rejected-text = La cuota o el mercado cambió antes de que se aceptara la apuesta. El importe ha vuelto a tu saldo.
slip-receipt-missing = { $count ->
    [one] Una apuesta no se ha realizado; no se ha cobrado nada por ella.
   *[other] { $count } apuestas no se han realizado; no se ha cobrado nada por ellas.
}
slip-receipt-moved = Aceptada con otra cuota, como permiten tus ajustes.
slip-placed-view = Ver
slip-placed-close = Cerrar este mensaje

## Cupón: bonos

slip-bonus = Bono
slip-bonus-none = Sin bono
slip-bonus-comboboost = Combinada mejorada
slip-boost-next = { $count ->
    [one] { $boost } con una selección más a cuota { $odds } o superior
   *[other] { $boost } con { $count } selecciones más a cuota { $odds } o superior
}
slip-bonus-freebet = Apuesta gratis
slip-bonus-freebet_only_win = Apuesta gratis, solo ganancia
slip-bonus-freebet_all_win = Apuesta gratis, importe y ganancia
slip-bonus-freebet_no_risk = Importe devuelto en apuesta gratis
slip-bonus-hunting = Caza
slip-bonus-tournament = Torneo
slip-bonus-lootbox = Caja sorpresa
slip-bonus-about-comboboost = Mejora la cuota de esta combinada.
slip-bonus-about-freebet = El importe lo ponemos nosotros. Si la apuesta gana, te llevas la ganancia neta, sin el importe.
slip-bonus-about-freebet_only_win = El importe lo ponemos nosotros. Si la apuesta gana, te llevas la ganancia neta, sin el importe.
slip-bonus-about-freebet_all_win = El importe lo ponemos nosotros. Si la apuesta gana, te llevas el importe y la ganancia neta.
slip-bonus-about-freebet_no_risk = El importe lo pones tú. Si la apuesta pierde, se te devuelve en una apuesta gratis.
slip-bonus-about-hunting = Esta apuesta suma puntos en tu caza.
slip-bonus-about-tournament = Esta apuesta suma puntos en tu torneo.
slip-bonus-about-lootbox = Esta apuesta suma puntos para tu caja sorpresa.

## Cupón: apuesta rápida

slip-quick-bet-stake = Apuesta rápida
slip-quick-bet-ready = Activada: al tocar una cuota apuestas { $amount } al instante.
slip-quick-bet-not-approved = Introduce un importe y activa la apuesta rápida; hasta entonces, las cuotas van a tu cupón.
slip-quick-bet-approve = Activar apuesta rápida · { $amount }
slip-quick-bet-approve-empty = Introduce un importe
slip-quick-bet-placing = Apostando { $amount } a { $name } con cuota { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Apuesta rápida realizada
slip-quick-bet-checking = Apuesta rápida recibida, en revisión
slip-quick-bet-review = Apuesta rápida recibida, en revisión
slip-quick-bet-rejected = Apuesta rápida no aceptada
slip-quick-bet-error = Apuesta rápida no realizada
slip-quick-bet-text = { $event } · { $market }: { $name } a { $odds } · { $amount }
slip-quick-bet-on = Apuesta rápida activada · { $amount }
slip-quick-bet-off = Desactivar
slip-quick-bet-idle = Apuesta rápida desactivada
slip-quick-bet-idle-text = No has hecho ninguna apuesta rápida en { $minutes } minutos. Puedes activarla de nuevo en el cupón.

## Cupón: compartir

slip-share-converted = El importe compartido de { $from } se convierte en { $to }.
slip-code-loading = Abriendo la apuesta compartida…
slip-code-not_found = No se ha encontrado ninguna apuesta. Comprueba el código.
slip-code-nothing_left = Ya no hay nada disponible de esta apuesta. Prueba con otra.
slip-code-later = No se ha podido abrir la apuesta compartida. Inténtalo más tarde.
slip-code-close = Cerrar
slip-code-ask = { $count ->
    [one] La apuesta compartida tiene { $count } selección y tu cupón no está vacío. ¿Añadirla o sustituir tu cupón?
   *[other] La apuesta compartida tiene { $count } selecciones y tu cupón no está vacío. ¿Añadirlas o sustituir tu cupón?
}
slip-code-answer-add = Añadir a mi cupón
slip-code-answer-replace = Sustituir mi cupón
slip-code-answer-cancel = Dejarlo como está

## Cupón: ajustes

slip-settings = Ajustes del cupón
slip-accept-mode = Si cambia la cuota al apostar
slip-accept-mode-none = Preguntarme ante cada cambio
slip-accept-mode-higher = Aceptar las subidas, preguntar por las bajadas
slip-accept-mode-any = Aceptar cualquier cambio
slip-quick-own = Tus importes rápidos en { $currency }
slip-quick-own-field = Importe rápido { $number }
slip-quick-save = Guardar importes
slip-quick-saved = Tus importes se han guardado.
slip-quick-invalid = Introduce cada importe en cifras y mayor que cero, o déjalo vacío.
slip-settings-failed = No se han podido guardar tus ajustes. Inténtalo de nuevo.
slip-odds-format = Formato de cuotas
slip-odds-format-european = Decimal
slip-odds-format-british = Fraccionario
slip-odds-format-american = Americano
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malayo
slip-odds-format-indonesian = Indonesio
