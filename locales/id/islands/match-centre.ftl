### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Pusat laga
centre-form = Performa
centre-table = Klasemen
centre-meetings = Head-to-head
centre-played = Laga
centre-won = Menang
centre-drawn = Seri
centre-lost = Kalah
centre-points = Poin
centre-statistics = Statistik
centre-timeline = Kronologi
centre-stream = Siaran
centre-not-begun = Statistik muncul setelah laga dimulai
centre-none = Belum ada kejadian
centre-failed = Bagian ini tidak bisa dimuat
centre-retry = Coba lagi
centre-stream-sign-in = Masuk untuk menonton laga ini
centre-sign-in = Masuk
centre-play = Tonton langsung
centre-stop = Hentikan siaran
centre-choose = Siaran
centre-no-stream = Laga ini sedang tidak disiarkan
centre-stream-refused = Anda tidak bisa menonton siaran ini dari tempat Anda
centre-stream-failed = Siaran terputus. Periksa koneksi Anda, lalu coba lagi.
centre-stream-unsupported = Peramban ini tidak bisa memutar siaran
