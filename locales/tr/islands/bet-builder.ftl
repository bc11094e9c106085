### Bet builder.

builder-intro = İki veya daha fazla seçim yapın. Hepsi tek oranlı tek bir bahis olur ve hepsinin kazanması gerekir.
builder-close = Tüm marketler
builder-share = Bu bahsi paylaş
builder-copied = Bağlantı kopyalandı
builder-not-shared = Bağlantı kopyalanamadı
builder-failed = Marketler yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.
builder-retry = Tekrar dene
builder-none = Şu anda bu maçın seçimleri birleştirilemiyor.
builder-off = Bahis oluşturucu şu anda kullanılamıyor.
builder-closed = Bu maçın bahisleri kapandı.
builder-lost = { $count ->
    [one] Paylaşılan bahisteki { $count } seçim artık sunulmuyor.
   *[other] Paylaşılan bahisteki { $count } seçim artık sunulmuyor.
}
builder-apart = Seçimlerinizle birleştirilemez
builder-tray = Oluşturduğunuz bahis
builder-picks = { $count ->
    [one] { $count } seçim
   *[other] { $count } seçim
}
builder-remove = Çıkar: { $name }
builder-clear = Tüm seçimleri çıkar
builder-leg-suspended = Askıda
builder-leg-gone = Artık sunulmuyor
builder-pick-more = { $count ->
    [one] Bahis oluşturucu oranını görmek için bir seçim daha yapın.
   *[other] Bahis oluşturucu oranını görmek için { $count } seçim yapın.
}
builder-joined = Bahis oluşturucu oranı
builder-asking = Bahis oluşturucu oranı alınıyor…
builder-moved-up = Yükseldi, önceki:
builder-moved-down = Düştü, önceki:
builder-product = Oranların çarpımı olan { $product } değil: bu seçimler birbirine bağlı.
builder-spoken = Bahis oluşturucu oranı { $odds }
builder-gone = Artık sunulmuyor: { $names }. Oranı görmek için çıkarın.
builder-waiting = Askıda: { $names }. Bahisler yeniden açılınca oran görünür.
builder-impossible = Bu seçimlerin hepsi birden kazanamaz. Birini değiştirin.
builder-not-joinable = Bu seçimlerden biri diğerleriyle birleştirilemez. Seçimlerinizi değiştirin.
builder-suspended = Bu seçimlerden biri az önce askıya alındı. Bahisler yeniden açılınca oran görünür.
builder-refused = Bu seçimler birleştirilemez. Birini değiştirin.
builder-unanswered = Bahis oluşturucu oranı yüklenemedi.
builder-add = Kupona ekle · { $odds }
builder-add-empty = Kupona ekle
builder-in-slip = Kuponunuzda · Aç
builder-replaces = Kuponunuzdaki oluşturulmuş bahsin yerine geçer.
builder-alone = Oluşturulan bahis tek başına oynanır. Diğer seçimler kuponda kalır; oynamadan önce onları çıkarın.
