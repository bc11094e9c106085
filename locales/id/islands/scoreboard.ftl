### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Mulai
scoreboard-finished = Skor akhir
scoreboard-score = Skor
scoreboard-serving = Servis
scoreboard-total = T
scoreboard-closed = Taruhan ditutup
scoreboard-half-time = HT
scoreboard-pause = Jeda
