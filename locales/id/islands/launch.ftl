### Messages of horse racing and lotteries.

launch-text = Membuka halaman mitra kami di sini. Masuk untuk bermain dengan saldo Anda.
launch-open = Buka
launch-closed = Saat ini ditutup. Semua olahraga menerima taruhan.
launch-failed = Halaman tidak bisa dibuka. Periksa koneksi Anda, lalu coba lagi.
launch-tab = Buka di tab baru
