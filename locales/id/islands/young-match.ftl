### Messages of a match that has no page yet.

young-asking = Mencari laga…
young-failed = Laga tidak bisa dimuat
young-failed-text = Periksa koneksi Anda, lalu coba lagi.
young-retry = Coba lagi
young-home = Beranda
young-crumbs = Anda di sini
young-this-match = Pertandingan ini
