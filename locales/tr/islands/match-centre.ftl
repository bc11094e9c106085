### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = Maç merkezi
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
