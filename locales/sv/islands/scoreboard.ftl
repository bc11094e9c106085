### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Startar
scoreboard-finished = Slutresultat
scoreboard-score = Ställning
scoreboard-serving = Servar
scoreboard-total = T
scoreboard-closed = Stängt för spel
scoreboard-half-time = Paus
scoreboard-pause = Paus
