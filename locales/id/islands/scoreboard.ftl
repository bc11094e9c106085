### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Mulai
scoreboard-finished = Skor akhir
scoreboard-score = Skor
scoreboard-serving = Servis
scoreboard-total = T
scoreboard-closed = Taruhan ditutup
scoreboard-postponed = Ditunda
scoreboard-rescheduled = Tanggal baru
scoreboard-called-off = Dibatalkan
scoreboard-half-time = HT
scoreboard-pause = Jeda
scoreboard-overtime = OT
scoreboard-red-cards = Kartu merah
scoreboard-suspended = Ditangguhkan
scoreboard-why-goal = gol
scoreboard-why-card = kartu
scoreboard-why-penalty = penalti
scoreboard-why-review = tinjauan video
scoreboard-why-break = break servis
scoreboard-why-stopped = permainan dihentikan
scoreboard-why-provider = tidak ada data
