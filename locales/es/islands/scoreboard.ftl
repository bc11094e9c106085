### Marcador.

scoreboard-live = En vivo
scoreboard-starts = Empieza
scoreboard-finished = Resultado final
scoreboard-score = Marcador
scoreboard-serving = Al saque
scoreboard-total = T
scoreboard-closed = Apuestas cerradas
scoreboard-postponed = Aplazado
scoreboard-rescheduled = Nueva fecha
scoreboard-called-off = Cancelado
scoreboard-half-time = Descanso
scoreboard-pause = Pausa
scoreboard-overtime = PR
scoreboard-red-cards = Tarjetas rojas
scoreboard-suspended = Suspendido
scoreboard-why-goal = gol
scoreboard-why-card = tarjeta
scoreboard-why-penalty = penalti
scoreboard-why-review = revisión de vídeo
scoreboard-why-break = rotura de servicio
scoreboard-why-stopped = juego detenido
scoreboard-why-provider = sin datos
