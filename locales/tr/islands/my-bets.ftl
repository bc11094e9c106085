### My bets.

bets-sign-in = Bahislerinizi görmek için giriş yapın.
bets-sign-in-button = Giriş yap
bets-filter = Bahisleri filtrele
bets-filter-all = Tümü
bets-filter-open = Açık
bets-filter-settled = Sonuçlanan
bets-result-win = Kazanan
bets-result-lose = Kaybeden
bets-result-refund = İade
bets-live = Canlı
bets-score = Skor
bets-half-time = Devre
bets-pause = Ara
bets-finished = Maç skoru
bets-loading = Bahisleriniz yükleniyor…
bets-count = { $count ->
    [one] { $count } bahis
   *[other] { $count } bahis
}
bets-empty-all = Henüz bahsiniz yok. Yaptığınız bahisler burada görünür.
bets-empty-open = Açık bahsiniz yok.
bets-empty-settled = Henüz sonuçlanan bahsiniz yok.
bets-empty-win = Henüz kazanan bahsiniz yok.
bets-empty-lose = Kaybeden bahsiniz yok.
bets-empty-refund = İade edilen bahsiniz yok.
bets-failed = Bahisleriniz yüklenemedi.
bets-retry = Tekrar dene
bets-older = Daha eski bahisler
bets-loading-older = Daha eski bahisler yükleniyor…
bets-stake = Tutar
bets-freebet = Bedava bahis
bets-odds = Oran
bets-boosted-odds = Artırılmış oran
bets-possible-return = Olası kazanç
bets-returned = Ödeme
bets-cashed-out = Bozduruldu
bets-ref = Bahis no. { $ref }
bets-loading-sum = Hesaplanıyor…
bets-differs-open = Bu bahsin kayıtlı olası kazancı { $told }; bizim hesabımıza göre { $ours }. Kayıtlı tutar geçerlidir.
bets-differs-settled = Bu bahis için ödenen tutar { $told }; bizim hesabımıza göre { $ours }. Destek ekibiyle iletişime geçin ve bahis numarasını bildirin.
bets-cashout = Bozdur
bets-cashout-button = Bozdur · { $amount }
bets-cashout-none = Şu anda bozdurma teklifi yok
bets-cashout-question = Şimdi { $amount } alınsın mı? Bahis sona erer ve { $possible } tutarındaki olası kazançtan vazgeçersiniz.
bets-cashout-gain = Bahis tutarınızdan { $difference } fazla
bets-cashout-loss = Bahis tutarınızdan { $difference } eksik
bets-cashout-even = Tam olarak bahis tutarınız
bets-cashout-changed = Teklif değişti: { $from } → { $to }
bets-cashout-confirm = Bozdur · { $amount }
bets-cashout-keep = Bahsi sürdür
bets-part-amount = Bozdurulacak tutar
bets-part-question = Bahis tutarınızın { $part } kısmı için şimdi { $amount } alınsın mı? { $rest } oyunda kalır, olası kazanç { $possible }.
bets-part-done = Bahis tutarının { $part } kısmı { $amount } karşılığında bozduruldu
bets-order = Otomatik bozdur
bets-order-amount = Teklif bu tutara ulaşınca bozdur
bets-order-range = { $offer } tutarından fazla, en çok { $possible }
bets-order-note = Yalnızca bu sitenin bir sayfası açık ve ekranda görünürken çalışır. Arka planda, çevrimdışı veya kapalıyken bahis bozdurulmaz.
bets-order-set = Aç
bets-order-waits = { $amount } veya üzerinde otomatik bozdurulur
bets-order-cancel = Kapat
bets-cashout-withdrawn = Şu anda teklif yok. Bahsiniz bozdurulmadı.
bets-cashout-processing = Bozduruluyor: { $amount }…
bets-cashout-in-progress = Bozduruluyor…
bets-cashout-refused = Bozdurulmadı. Bahsiniz devam ediyor.
bets-cashout-close = Kapat
bets-cashout-unanswered = Bu bahsin bozdurulup bozdurulmadığını henüz bilmiyoruz. Tekrar denemenizden önce kontrol ediyoruz.
bets-cashout-look = Tekrar kontrol et
bets-cashout-looking = Bahsiniz kontrol ediliyor…
bets-cashout-not-done = Bozdurulmadı
bets-cashout-not-done-text = Bahsiniz devam ediyor. Tekrar deneyebilirsiniz.
bets-cashout-done = Bozduruldu: { $amount }
bets-cashout-done-text = Tutar bakiyenizde.
bets-reuse = Tekrar oyna
bets-reuse-gone = Bu seçimlerin hiçbiri artık sunulmuyor.
bets-reuse-failed = Güncel oranlar yüklenemedi. Tekrar deneyin.
bets-reuse-some-gone = { $count ->
    [one] { $count } seçim artık sunulmuyor
   *[other] { $count } seçim artık sunulmuyor
}
bets-statement = Hesap özeti
bets-from = Başlangıç
bets-to = Bitiş
bets-print = Yazdır
bets-csv = CSV indir
bets-net = Net sonuç
