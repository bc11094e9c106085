### Crear apuesta.

builder-intro = Elige dos o más resultados. Forman una sola apuesta con una sola cuota, y todos deben acertarse.
builder-close = Todos los mercados
builder-share = Compartir esta apuesta
builder-copied = Enlace copiado
builder-not-shared = No se ha podido copiar el enlace
builder-failed = No se han podido cargar los mercados. Comprueba tu conexión e inténtalo de nuevo.
builder-retry = Reintentar
builder-none = En este momento no se puede combinar ningún resultado de este partido.
builder-off = Crear apuesta no está disponible en este momento.
builder-closed = Las apuestas de este partido están cerradas.
builder-lost = { $count ->
    [one] { $count } selección de la apuesta compartida ya no está disponible.
   *[other] { $count } selecciones de la apuesta compartida ya no están disponibles.
}
builder-apart = No se puede combinar con tus selecciones
builder-tray = Tu apuesta creada
builder-picks = { $count ->
    [one] { $count } selección
   *[other] { $count } selecciones
}
builder-remove = Quitar { $name }
builder-clear = Quitar todas
builder-leg-suspended = Suspendida
builder-leg-gone = Ya no disponible
builder-pick-more = { $count ->
    [one] Elige un resultado más para ver la cuota de la apuesta creada.
   *[other] Elige { $count } resultados para ver la cuota de la apuesta creada.
}
builder-joined = Cuota de la apuesta creada
builder-asking = Obteniendo la cuota de la apuesta creada…
builder-moved-up = Sube desde
builder-moved-down = Baja desde
builder-product = No es { $product }, el producto de las cuotas: estos resultados dependen unos de otros.
builder-spoken = Cuota de la apuesta creada: { $odds }
builder-gone = Ya no disponible: { $names }. Quita esta selección para ver la cuota.
builder-waiting = Suspendido: { $names }. La cuota volverá cuando se reanuden las apuestas.
builder-impossible = Estos resultados no pueden darse todos a la vez. Cambia uno de ellos.
builder-not-joinable = Uno de estos resultados no se puede combinar con los demás. Cambia tus selecciones.
builder-suspended = Uno de estos resultados acaba de suspenderse. La cuota volverá cuando se reanuden las apuestas.
builder-refused = Estos resultados no se pueden combinar. Cambia uno de ellos.
builder-unanswered = No se ha podido cargar la cuota de la apuesta creada.
builder-add = Añadir al cupón · { $odds }
builder-add-empty = Añadir al cupón
builder-in-slip = En tu cupón · Abrir
builder-replaces = Sustituye la apuesta creada que hay en tu cupón.
builder-alone = Una apuesta creada se realiza sola. Tus demás selecciones se quedan en el cupón; quítalas antes de realizarla.
