### Marcador.

scoreboard-live = Ao vivo
scoreboard-starts = Começa
scoreboard-finished = Resultado final
scoreboard-score = Resultado
scoreboard-serving = A servir
scoreboard-total = T
scoreboard-closed = Apostas fechadas
scoreboard-postponed = Adiado
scoreboard-rescheduled = Nova data
scoreboard-called-off = Cancelado
scoreboard-half-time = Intervalo
scoreboard-pause = Pausa
scoreboard-overtime = PR
scoreboard-red-cards = Cartões vermelhos
scoreboard-suspended = Suspenso
scoreboard-why-goal = golo
scoreboard-why-card = cartão
scoreboard-why-penalty = penálti
scoreboard-why-review = revisão de vídeo
scoreboard-why-break = quebra de serviço
scoreboard-why-stopped = jogo parado
scoreboard-why-provider = sem dados
