### Tabela de scor.

scoreboard-live = Live
scoreboard-starts = Începe
scoreboard-finished = Scor final
scoreboard-score = Scor
scoreboard-serving = La serviciu
scoreboard-total = T
scoreboard-closed = Pariuri închise
scoreboard-half-time = Pauză
scoreboard-pause = Pauză
