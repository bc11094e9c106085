### Marcador.

scoreboard-live = En vivo
scoreboard-starts = Empieza
scoreboard-finished = Resultado final
scoreboard-score = Marcador
scoreboard-serving = Al saque
scoreboard-total = T
scoreboard-closed = Apuestas cerradas
scoreboard-half-time = Descanso
scoreboard-pause = Pausa
