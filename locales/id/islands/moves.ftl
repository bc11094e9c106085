### Messages of the price history, loaded when it is opened.

moves-close = Tutup
moves-none = Belum ada odds yang berubah sejak halaman dibuka
moves-up = Odds naik
moves-down = Odds turun
moves-suspended = Ditangguhkan
moves-open = Dibuka lagi
