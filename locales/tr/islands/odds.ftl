### Prices and markets.

odds-live = Canlı
odds-suspended = Askıda
odds-gone = Artık sunulmuyor
odds-closed = Bahisler kapandı
odds-postponed = Ertelendi
odds-rescheduled = Yeni tarih
odds-called-off = İptal edildi
odds-as-of = Oran güncellemesi:
odds-all-lines = Tüm baremler
odds-more = Diğer marketler
odds-all-markets = Tümü
odds-search = Market ara
odds-no-prices = Henüz oran yok
odds-up = Oran yükseldi
odds-down = Oran düştü
odds-finished = Maç skoru
odds-builder = Bahis oluşturucu
odds-builder-text = Bu maçın seçimlerini tek bahiste birleştirin
odds-over = Bitti
odds-no-market = Market kapalı
odds-nothing-found = Market bulunamadı
odds-half-time = Devre
odds-pause = Ara
odds-moves = Bu ziyaretteki oran değişimleri
odds-no-data = Veri yok
odds-favourite = Favori:
