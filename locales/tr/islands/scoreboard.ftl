### Scoreboard.

scoreboard-live = Canlı
scoreboard-starts = Başlangıç
scoreboard-finished = Maç skoru
scoreboard-score = Skor
scoreboard-serving = Servis atıyor
scoreboard-total = T
scoreboard-closed = Bahisler kapandı
scoreboard-half-time = Devre
scoreboard-pause = Ara
