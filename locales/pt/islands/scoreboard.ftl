### Marcador.

scoreboard-live = Ao vivo
scoreboard-starts = Começa
scoreboard-finished = Resultado final
scoreboard-score = Resultado
scoreboard-serving = A servir
scoreboard-total = T
scoreboard-closed = Apostas fechadas
scoreboard-half-time = Intervalo
scoreboard-pause = Pausa
