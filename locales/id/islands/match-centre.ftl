### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = Pusat laga
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
