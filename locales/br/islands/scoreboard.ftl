### Textos dos placares.

scoreboard-live = Ao vivo
scoreboard-starts = Início
scoreboard-finished = Placar final
scoreboard-score = Placar
scoreboard-serving = No saque
scoreboard-total = T
scoreboard-closed = Apostas encerradas
scoreboard-half-time = Intervalo
scoreboard-pause = Pausa
