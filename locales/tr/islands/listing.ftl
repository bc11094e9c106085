### Sorting and filtering of lists.

listing-open = Sırala ve filtrele
listing-close = Kapat
listing-done = Maçları göster
listing-clear = Tüm filtreleri kaldır
listing-start = Başlangıç
listing-any-time = Tümü
listing-hours =
    { $count ->
        [one] Önümüzdeki 1 saat
       *[other] Önümüzdeki { $count } saat
    }
listing-today = Bugün
listing-tomorrow = Yarın
listing-order = Sıralama
listing-by-page = Önerilen
listing-by-start = Saate göre
listing-by-bets = Popülerliğe göre
listing-by-sport = Spora göre
listing-by-category = Ülkeye göre
listing-by-league = Lige göre
listing-reversed = { $name }, ters sırada
listing-sport = Spor
listing-all-sports = Tüm sporlar
listing-cyber = E-spor
listing-regular = E-spor hariç
listing-bettable = Yalnızca bahse açık olanlar
listing-favourites = Yalnızca favorilerim
listing-sign-in = Favorilerinizi görmek için giriş yapın.
listing-sign-in-button = Giriş yap
listing-remove = Filtreyi kaldır: { $name }
listing-asking = Maçlar aranıyor
listing-found =
    { $count ->
        [one] { $count } maç
       *[other] { $count } maç
    }
listing-none = Uygun maç yok
listing-none-text = Daha fazlasını görmek için bir filtreyi kaldırın.
listing-more = Diğer maçlar
listing-failed = Diğer maçlar yüklenemedi
listing-offline = Çevrimdışısınız
listing-kept = Yukarıdaki maçlar sayfayla birlikte yüklenenlerdir.
listing-retry = Tekrar dene
listing-parts = Listenin bölümleri
listing-part = Bölüm { $number } / { $total }
listing-previous = Önceki
listing-next = Sonraki
