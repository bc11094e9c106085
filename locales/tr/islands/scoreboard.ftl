### Scoreboard.

scoreboard-live = Canlı
scoreboard-starts = Başlangıç
scoreboard-finished = Maç skoru
scoreboard-score = Skor
scoreboard-serving = Servis atıyor
scoreboard-total = T
scoreboard-closed = Bahisler kapandı
scoreboard-postponed = Ertelendi
scoreboard-rescheduled = Yeni tarih
scoreboard-called-off = İptal edildi
scoreboard-half-time = Devre
scoreboard-pause = Ara
scoreboard-overtime = UZ
scoreboard-red-cards = Kırmızı kartlar
scoreboard-suspended = Askıda
scoreboard-why-goal = gol
scoreboard-why-card = kart
scoreboard-why-penalty = penaltı
scoreboard-why-review = video incelemesi
scoreboard-why-break = servis kırma
scoreboard-why-stopped = oyun durdu
scoreboard-why-provider = veri yok
