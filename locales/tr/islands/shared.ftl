### Messages of several islands.

## Alerts

alert-error-title = Bir sorun oluştu
alert-error-text = Lütfen daha sonra tekrar deneyin.
island-retry = Tekrar dene
odds-format-not-saved = Oran biçimi kaydedilemedi
odds-format-not-saved-text = Bu cihazda geçerli, ancak hesabınıza kaydedilemedi.

## Time zone

time-zone = Saat dilimi
time-zone-site = Site saati ({ $offset })
time-zone-own = Sizin saatiniz ({ $offset })

## Bets: type, state and result

slip-type-single = Tekli
slip-type-combo = Kombine
slip-combo-name = { $count ->
    [2] İkili
    [3] Üçlü
   *[other] { $count } seçimli kombine
}
slip-type-system = Sistem
slip-type-custom_bet = Bahis oluşturucu
slip-type-singles = Tekli
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Sistem { $win }/{ $total }
}
slip-lines = { $count ->
    [one] { $count } kolon
   *[other] { $count } kolon
}
bets-with-trader = Uzmanımız kontrol ediyor
bet-status-submitted = Kontrol ediliyor
bet-status-waiting_results = Açık
bet-status-ready_to_process = Sonuçlandırılıyor
bet-status-done = Sonuçlandı
bet-status-cancelled = İptal edildi
bet-status-rejected = Kabul edilmedi
bet-status-withdrawn = Geri çekildi
bet-status-cashed_out = Bozduruldu
bet-status-cashout_in_progress = Bozduruluyor…
bet-result-no_results = Açık
bet-result-canceled = Geçersiz
bet-result-win_entire = Kazandı
bet-result-lose_entire = Kaybetti
bet-result-refund_entire = İade
bet-result-refund_half_win_other = Yarı kazandı
bet-result-refund_half_lose_other = Yarı kaybetti
bet-result-cashed_out = Bozduruldu

## Sharing a bet

slip-share-title = Paylaş veya kod gir
slip-share = Bu bahsi paylaş
slip-share-code = Kod
slip-share-pass = Bağlantıyı paylaş
slip-share-copied = Bağlantı kopyalandı.
slip-share-not-copied = Bağlantı kopyalanamadı. Yukarıdan seçin.
slip-share-failed = Bahis paylaşılamadı. Lütfen tekrar deneyin.
slip-code-label = Paylaşılan bahsin kodu
slip-code-go = Aç

## Calculations

sum-title = Nasıl hesaplandı?
