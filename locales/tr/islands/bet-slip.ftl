### Bet slip.

## Bet slip: the panel

slip-title = Bahis kuponu
slip-tab-slip = Kupon
slip-tab-bets = Bahislerim
slip-close = Kuponu kapat
slip-empty-title = Kuponunuz boş
slip-empty-text = Buraya eklemek için bir orana dokunun.
slip-quick-bet = Hızlı bahis
slip-code = Kodunuz var mı?
slip-code-open = Aç

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } seçim
   *[other] { $count } seçim
}
slip-selections-label = Seçimler
slip-remove = Çıkar: { $name }
slip-clear = Tümünü çıkar
slip-emptied = Kupon boşaltıldı
slip-undo = Geri al
slip-price-moved = { $from } → { $to } (eklediğinizden beri)
slip-price-changed = Oran değişti: { $from } → { $to }
slip-moves = Bu ziyaretteki oran değişimleri
slip-suspended = Askıda: şu anda bahis alınmıyor
slip-suspended-provider = Askıda: veri yok
slip-unavailable = Artık sunulmuyor
slip-live = Canlı
slip-bar-open = Kupon
slip-bar-singles = { $count ->
    [one] { $count } tekli
   *[other] { $count } tekli
}
slip-bar-no-stake = Henüz tutar yok
slip-bar-remove = Devam etmek için bir seçimi çıkarın
slip-conflict-here-same_match = Aynı maçtan başka bir seçimle birleştirilemez
slip-conflict-here-outright = Aynı turnuvadan başka bir seçimle birleştirilemez
slip-conflict-here-mixed_providers = Diğer seçimlerle birleştirilemez
slip-conflict-here-system_provider = Sistem bahsinde kabul edilmez
slip-conflict-here-custom_bet_match = Bahis oluşturucunun maçından değil
slip-conflict-here-custom_bet_alone = Oluşturulan bahisle birlikte oynanamaz

## Bet slip: the bet

slip-stake = Tutar
slip-stake-currency = Tutar ({ $currency })
slip-quick-add = Tutar: { $amount }
slip-quick-amounts = Hızlı tutarlar
slip-odds = Toplam oran
slip-return = Olası kazanç
slip-types = Bahis tipi
slip-join = Bahis oluşturucuda birleştir · { $odds }
slip-join-asking = Bahis oluşturucu kontrol ediliyor…
slip-refusal-no_system_type = { $count ->
    [one] Sistem bahsi için daha fazla seçim gerekir.
   *[other] { $count } seçim için sistem yok.
}
slip-refusal-multi_single_unavailable = Bu seçimler ayrı tekli bahisler olarak oynanamaz.
slip-system = Sistem
slip-system-option = { $count ->
    [one] { $win }/{ $total } · { $count } kolon
   *[other] { $win }/{ $total } · { $count } kolon
}
slip-return-currency = Kazanç ({ $currency })
slip-by-return = Kazancı gir
slip-by-stake = Tutarı gir
slip-line-stake = Kolon başına tutar
slip-stake-freebet = Bedava bahis
slip-max = Maks.
slip-max-label = En yüksek tutarı gir
slip-max-failed = En yüksek tutar yüklenemedi. Tekrar deneyin.
slip-total-stake = Toplam tutar
slip-lines-of = { $count ->
    [one] { $count } kolon × { $amount }
   *[other] { $count } kolon × { $amount }
}
slip-boosted-odds = Artırılmış oran

## Bet slip: why placing is blocked

slip-stake-empty = Bir tutar girin.
slip-stake-negative = Tutar eksi olamaz.
slip-stake-exponent = Tutarın tamamını yazın, örneğin 1000.
slip-stake-not_a_number = Tutarı rakamla yazın, örneğin { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } için ondalık kullanılmaz. Tam bir tutar girin.
    [one] { $currency } tutarları en fazla { $decimals } ondalık basamaklı olabilir.
   *[other] { $currency } tutarları en fazla { $decimals } ondalık basamaklı olabilir.
}
slip-stake-too_large = Bu tutar çok yüksek.
slip-stake-not-positive = Tutar sıfırdan büyük olmalıdır.
slip-stake-below-min = En düşük tutar: { $amount }.
slip-stake-above-max = En yüksek tutar: { $amount }.
slip-stake-own-limit = Kendi limitinize göre yatırabileceğiniz tutar: { $amount }.
slip-stake-own-limit-until = Kendi limitinize göre yatırabileceğiniz tutar: { $amount }. Sıfırlanır: { $moment }.
slip-stake-above-balance = Bakiyeniz: { $amount }. Tutarı düşürün.
slip-balance-empty = Bakiyeniz: { $amount }.
slip-currency-unlisted = Burada { $currency } ile bahis yapılamaz.
slip-deposit = Para yatır
slip-blocked-suspended = { $count ->
    [one] Bir seçim askıda. Yeniden açılmasını bekleyin veya seçimi çıkarın.
   *[other] { $count } seçim askıda. Yeniden açılmalarını bekleyin veya seçimleri çıkarın.
}
slip-changed = { $count ->
    [one] Bir oran değişti. Devam etmeden önce kontrol edin.
   *[other] { $count } oran değişti. Devam etmeden önce kontrol edin.
}
slip-gone = { $count ->
    [one] Bir seçim artık sunulmuyor.
   *[other] { $count } seçim artık sunulmuyor.
}
slip-conflict-same_match = İki seçiminiz aynı maçtan. Devam etmek için birini çıkarın.
slip-conflict-outright = İki seçiminiz aynı turnuvadan. Devam etmek için birini çıkarın.
slip-conflict-joinable = İki seçiminiz aynı maçtan. Bahis oluşturucuda birleştirin veya birini çıkarın.
slip-conflict-mixed_providers = Bu seçimler tek bahiste birleştirilemez. Devam etmek için birini çıkarın.
slip-conflict-system_provider = Bu seçimlerin bazıları sistem bahsinde kabul edilmez. Onları çıkarın veya başka bir tip seçin.
slip-conflict-custom_bet_match = Bahis oluşturucu tek maçın seçimlerini birleştirir. Devam etmek için diğerlerini çıkarın.
slip-conflict-custom_bet_alone = Oluşturulan bahis tek başına oynanır. Devam etmek için diğer seçimleri çıkarın.
slip-custom-disabled = Bahis oluşturucu bahisleri şu anda kabul edilmiyor.
slip-custom-too-short = Bahis oluşturucu için en az iki seçim gerekir.
slip-custom-odds-missing = Oluşturulan bahsin oranı alınıyor.
slip-custom-changed = Oluşturduğunuz bahsin oranı değişti. Devam etmeden önce kontrol edin.
slip-return-too-small = Bu bahsin kazancı bahis tutarını aşamaz.
slip-freebet-pending = Bedava bahsinizin bu bahse uyup uymadığı kontrol ediliyor. Kendi tutarınızı da girebilirsiniz.

## Bet slip: the button

slip-accept = Değişiklikleri kabul et
slip-accept-remove = { $count ->
    [one] Kabul et ve { $count } seçimi çıkar
   *[other] Kabul et ve { $count } seçimi çıkar
}
slip-accept-only-remove = { $count ->
    [one] Seçimi çıkar
   *[other] { $count } seçimi çıkar
}
slip-sign-in = Giriş yap ve oyna
slip-offline = Bağlantı yok
slip-place = { $count ->
    [one] Bahis yap · { $amount }
   *[other] { $count } bahis yap · { $amount }
}
slip-place-freebet = { $count ->
    [one] Bedava bahis yap · { $amount }
   *[other] { $count } bedava bahis yap · { $amount }
}
slip-place-both = { $count ->
    [one] Bahis yap · { $amount } ve bedava { $free }
   *[other] { $count } bahis yap · { $amount } ve bedava { $free }
}
slip-place-empty = { $count ->
    [one] Bahis yap
   *[other] { $count } bahis yap
}
slip-placing = { $count ->
    [one] Bahsiniz yapılıyor…
   *[other] { $count } bahsiniz yapılıyor…
}

## Bet slip: results of placing

slip-error-invalid-odds = Bahis yapılırken oranlar değişti. Yeni oranları kontrol edip tekrar oynayın.
slip-error-invalid-custom-odds = Oluşturulan bahsin oranı değişti. Yeni oranı kontrol edip tekrar oynayın.
slip-error-suspended = Bahis yapılırken bir seçim askıya alındı. Bahis yapılmadı.
slip-error-funds = Bakiyeniz bu tutar için yetersiz. Bahis yapılmadı.
slip-error-stake = Bu tutar kabul edilmiyor. Bahis yapılmadı.
slip-error-not-placed = Bahis yapılmadı ve bakiyenizden bir şey alınmadı. Tekrar oynayabilirsiniz.
slip-error-maybe-placed = Bahsin yapılıp yapılmadığını belirleyemiyoruz: bahisleriniz arasında bunun aynısından birden fazla var. Tekrar oynamadan önce Bahislerim bölümüne bakın.
slip-other-player = Başka bir kullanıcı giriş yapmış
slip-other-player-text = Bahis yapılmadı. Sayfanın üst kısmındaki hesabı kontrol edip bahsi tekrar oynayın.
slip-error-default = Bahis yapılmadı. Lütfen tekrar deneyin.
slip-unanswered-title = Bahsinizin yapılıp yapılmadığını henüz bilmiyoruz
slip-unanswered-text = Yanıt alınamadı. İki kez yapılmaması için bahsinizi kontrol ediyoruz. Bu en fazla { $seconds } saniye sürebilir.
slip-unanswered-waiting = Bahsiniz kontrol edilemedi. Bağlantınıza bakıp tekrar kontrol edin.
slip-unanswered-looking = Bahsiniz kontrol ediliyor…
slip-unanswered-look = Tekrar kontrol et
slip-receipt-lost-text = Yanıt yolda kayboldu ama bahis isteğiniz alındı, yalnızca bir kez.
slip-receipt-ref = Bahis no.
slip-keep = Seçimleri koru
slip-done = Tamam
slip-error-municipality = Profilinizde belediye bilgisi yok. Ekleyip tekrar oynayın.
slip-error-win-too-small = Bu oranla kazanç bahis tutarını aşamaz. Bahis yapılmadı.
slip-error-elsewhere = Başka bir sekmede bahis yapılıyor. Bitmesini bekleyip bu bahsi tekrar oynayın.
slip-receipt-placed = { $count ->
    [one] Bahis yapıldı
   *[other] { $count } bahis yapıldı
}
slip-receipt-placed-text = { $count ->
    [one] Bahislerim bölümünde görebilirsiniz.
   *[other] Bahislerim bölümünde görebilirsiniz.
}
slip-receipt-checking = { $count ->
    [one] Bahis isteği alındı, kontrol ediliyor
   *[other] { $count } bahis isteği alındı, kontrol ediliyor
}
slip-receipt-checking-text = Bahis henüz yapılmadı. Karar burada ve Bahislerim bölümünde görünür, genellikle saniyeler içinde.
slip-receipt-review = { $count ->
    [one] Bahis isteği alındı, kontrol ediliyor
   *[other] { $count } bahis isteği alındı, kontrol ediliyor
}
slip-receipt-review-text = Bahis henüz yapılmadı. Önce uzmanımız kontrol eder; karar burada ve Bahislerim bölümünde görünür.
slip-receipt-rejected = Bahis kabul edilmedi
slip-receipt-rejected-text = Bahis kabul edilmeden önce oran veya market değişti. Tutar bakiyenize iade edildi.
slip-receipt-missing = { $count ->
    [one] Bir bahis yapılmadı; karşılığında bir şey alınmadı.
   *[other] { $count } bahis yapılmadı; karşılığında bir şey alınmadı.
}
slip-receipt-moved = Ayarlarınıza uygun olarak değişen oranla kabul edildi.
slip-placed-view = Görüntüle
slip-placed-close = Bu mesajı kapat

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Bonus yok
slip-bonus-comboboost = Kombine bonusu
slip-boost-next = { $count ->
    [one] { $boost } için oranı { $odds } veya üzeri bir seçim daha
   *[other] { $boost } için oranı { $odds } veya üzeri { $count } seçim daha
}
slip-bonus-freebet = Bedava bahis
slip-bonus-freebet_only_win = Bedava bahis, yalnız net kazanç
slip-bonus-freebet_all_win = Bedava bahis, tutar ve kazanç
slip-bonus-freebet_no_risk = Tutar bedava bahis olarak iade
slip-bonus-hunting = Av
slip-bonus-tournament = Turnuva
slip-bonus-lootbox = Ödül kutusu
slip-bonus-about-comboboost = Bu kombinenin oranını artırır.
slip-bonus-about-freebet = Tutar bizden. Bahis kazanırsa tutar hariç net kazancı alırsınız.
slip-bonus-about-freebet_only_win = Tutar bizden. Bahis kazanırsa tutar hariç net kazancı alırsınız.
slip-bonus-about-freebet_all_win = Tutar bizden. Bahis kazanırsa tutarı ve net kazancı alırsınız.
slip-bonus-about-freebet_no_risk = Tutarı siz ödersiniz. Bahis kaybederse tutar bedava bahis olarak geri döner.
slip-bonus-about-hunting = Bu bahis avınızda puan kazandırır.
slip-bonus-about-tournament = Bu bahis turnuvanızda puan kazandırır.
slip-bonus-about-lootbox = Bu bahis ödül kutunuz için puan kazandırır.

## Bet slip: quick bet

slip-quick-bet-stake = Hızlı bahis
slip-quick-bet-ready = Açık: orana tek dokunuşla anında { $amount } oynanır.
slip-quick-bet-not-approved = Bir tutar girip hızlı bahsi açın; o zamana kadar oranlar kupona gider.
slip-quick-bet-approve = Hızlı bahsi aç · { $amount }
slip-quick-bet-approve-empty = Bir tutar girin
slip-quick-bet-placing = Oynanıyor: { $amount }, { $name }, oran { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Hızlı bahis yapıldı
slip-quick-bet-checking = Hızlı bahis isteği alındı, kontrol ediliyor
slip-quick-bet-review = Hızlı bahis isteği alındı, kontrol ediliyor
slip-quick-bet-rejected = Hızlı bahis kabul edilmedi
slip-quick-bet-error = Hızlı bahis yapılmadı
slip-quick-bet-text = { $event } · { $market }: { $name }, oran { $odds } · { $amount }
slip-quick-bet-on = Hızlı bahis açık · { $amount }
slip-quick-bet-off = Kapat
slip-quick-bet-idle = Hızlı bahis kapalı
slip-quick-bet-idle-text = { $minutes } dakikadır hızlı bahis yapmadınız. Kupondan yeniden açabilirsiniz.

## Bet slip: sharing

slip-share-converted = Paylaşılan tutar dönüştürüldü: { $from } → { $to }.
slip-code-loading = Paylaşılan bahis açılıyor…
slip-code-not_found = Bahis bulunamadı. Kodu kontrol edin.
slip-code-nothing_left = Bu bahisten artık hiçbir seçim sunulmuyor. Başka bir bahis deneyin.
slip-code-later = Paylaşılan bahis açılamadı. Daha sonra tekrar deneyin.
slip-code-close = Kapat
slip-code-ask = { $count ->
    [one] Paylaşılan bahiste { $count } seçim var ve kuponunuz boş değil. Eklensin mi, yoksa kuponun yerine mi geçsin?
   *[other] Paylaşılan bahiste { $count } seçim var ve kuponunuz boş değil. Eklensin mi, yoksa kuponun yerine mi geçsin?
}
slip-code-answer-add = Kuponuma ekle
slip-code-answer-replace = Kuponumu değiştir
slip-code-answer-cancel = Olduğu gibi bırak

## Bet slip: settings

slip-settings = Kupon ayarları
slip-accept-mode = Bahis yapılırken oran değişirse
slip-accept-mode-none = Her değişiklikte sor
slip-accept-mode-higher = Yükseleni kabul et, düşeni sor
slip-accept-mode-any = Her değişikliği kabul et
slip-quick-own = Hızlı tutarlarınız ({ $currency })
slip-quick-own-field = Hızlı tutar { $number }
slip-quick-save = Tutarları kaydet
slip-quick-saved = Tutarlarınız kaydedildi.
slip-quick-invalid = Her tutarı rakamla ve sıfırdan büyük girin veya boş bırakın.
slip-settings-failed = Ayarlarınız kaydedilemedi. Lütfen tekrar deneyin.
slip-odds-format = Oran biçimi
slip-odds-format-european = Ondalık
slip-odds-format-british = Kesirli
slip-odds-format-american = Amerikan
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malay
slip-odds-format-indonesian = Endonezya
