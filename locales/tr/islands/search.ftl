### Search.

search-open = Ara
search-hint = Takım, lig veya market
search-close = Aramayı kapat
search-recent = Son aramalar
search-forget = Sil: “{ $query }”
search-short = Bir takım, lig veya market adının en az 3 karakterini yazın.
search-matches = Canlı ve yaklaşan
search-over = Biten maçlar
search-leagues = Ligler
search-markets = Marketler
search-live = Canlı
search-asking = Aranıyor…
search-count = { $count ->
    [one] 1 sonuç
   *[other] { $count } sonuç
}
search-nothing = Sonuç bulunamadı:
search-nothing-text = Yazımı kontrol edin veya tüm sporlara ve liglere göz atın.
search-all = Tüm sporlar ve ligler
search-offline = Çevrimdışısınız. Bağlantı kurulunca arama devam eder.
search-failed = Arama yapılamadı.
search-retry = Tekrar dene
