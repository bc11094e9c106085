### Cuotas y mercados.

odds-live = En vivo
odds-suspended = Suspendido
odds-gone = Ya no disponible
odds-closed = Apuestas cerradas
odds-postponed = Aplazado
odds-rescheduled = Nueva fecha
odds-called-off = Cancelado
odds-as-of = Cuotas del
odds-all-lines = Todas las líneas
odds-more = Más mercados
odds-all-markets = Todos
odds-search = Buscar mercados
odds-no-prices = Aún sin cuotas
odds-up = La cuota ha subido
odds-down = La cuota ha bajado
odds-finished = Resultado final
odds-builder = Crear apuesta
odds-builder-text = Combina selecciones de este partido en una sola apuesta
odds-over = Terminado
odds-no-market = Mercado cerrado
odds-nothing-found = No se han encontrado mercados
odds-half-time = Descanso
odds-pause = Pausa
odds-moves = Historial de cuotas de esta visita
odds-no-data = Sin datos
odds-favourite = Favorito:
