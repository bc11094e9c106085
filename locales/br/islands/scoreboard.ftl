### Textos dos placares.

scoreboard-live = Ao vivo
scoreboard-starts = Começa
scoreboard-finished = Placar final
scoreboard-score = Placar
scoreboard-serving = No saque
scoreboard-total = T
scoreboard-closed = Sem apostas no momento
scoreboard-half-time = Intervalo
scoreboard-pause = Pausa
