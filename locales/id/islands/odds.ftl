### Messages of prices and markets.

odds-live = Live
odds-suspended = Ditangguhkan
odds-gone = Tidak tersedia
odds-closed = Taruhan ditutup
odds-postponed = Ditunda
odds-rescheduled = Tanggal baru
odds-called-off = Dibatalkan
odds-as-of = Odds per
odds-all-lines = Semua line
odds-more = Pasaran lain
odds-all-markets = Semua
odds-search = Cari pasaran
odds-no-prices = Belum ada odds
odds-up = Odds naik
odds-down = Odds turun
odds-finished = Skor akhir
odds-builder = Bet builder
odds-builder-text = Gabungkan pilihan dari laga ini dalam satu taruhan
odds-over = Selesai
odds-no-market = Pasaran ditutup
odds-nothing-found = Pasaran tidak ditemukan
odds-half-time = HT
odds-pause = Jeda
odds-moves = Pergerakan odds di kunjungan ini
odds-no-data = Tidak ada data
odds-favourite = Favorit:
