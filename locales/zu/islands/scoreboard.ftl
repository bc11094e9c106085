### Ibhodi lamaphuzu.

scoreboard-live = Bukhoma
scoreboard-starts = Uqala
scoreboard-finished = Umphumela wokugcina
scoreboard-score = Amaphuzu
scoreboard-serving = Oserva manje
scoreboard-total = T
scoreboard-closed = Ukubheja kuvaliwe
scoreboard-half-time = HT
scoreboard-pause = Ikhefu
