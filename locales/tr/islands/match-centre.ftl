### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Maç merkezi
centre-form = Form
centre-table = Puan durumu
centre-meetings = Aralarındaki maçlar
centre-played = Oynanan
centre-won = Galibiyet
centre-drawn = Beraberlik
centre-lost = Mağlubiyet
centre-points = Puan
centre-statistics = İstatistikler
centre-timeline = Zaman akışı
centre-stream = Yayın
centre-not-begun = İstatistikler maç başlayınca görünür
centre-none = Henüz bir şey olmadı
centre-failed = Burası yüklenemedi
centre-retry = Tekrar dene
centre-stream-sign-in = Bu maçı izlemek için giriş yapın
centre-sign-in = Giriş yap
centre-play = Canlı izle
centre-stop = Yayını durdur
centre-choose = Yayınlar
centre-no-stream = Bu maçın şu anda yayını yok
centre-stream-refused = Bu yayını bulunduğunuz yerden izleyemezsiniz
centre-stream-failed = Yayın kesildi. Bağlantınızı kontrol edip tekrar deneyin.
centre-stream-unsupported = Bu tarayıcı yayını oynatamıyor
