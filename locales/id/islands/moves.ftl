### Messages of the price history, loaded when it is opened.

moves-close = Tutup
moves-none = Odds ini belum berubah sejak halaman dibuka.
moves-none-market = Belum ada odds di sini yang berubah sejak halaman dibuka.
moves-up = Odds naik
moves-down = Odds turun
moves-suspended = Ditangguhkan
moves-open = Dibuka lagi
