### Textos dos placares.

scoreboard-live = Ao vivo
scoreboard-starts = Início
scoreboard-finished = Placar final
scoreboard-score = Placar
scoreboard-serving = No saque
scoreboard-total = T
scoreboard-closed = Apostas encerradas
scoreboard-postponed = Adiado
scoreboard-rescheduled = Nova data
scoreboard-called-off = Cancelado
scoreboard-half-time = Intervalo
scoreboard-pause = Pausa
scoreboard-overtime = PR
scoreboard-red-cards = Cartões vermelhos
scoreboard-suspended = Suspenso
scoreboard-why-goal = gol
scoreboard-why-card = cartão
scoreboard-why-penalty = pênalti
scoreboard-why-review = revisão do VAR
scoreboard-why-break = quebra de saque
scoreboard-why-stopped = jogo parado
scoreboard-why-provider = sem dados
