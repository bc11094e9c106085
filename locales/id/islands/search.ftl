### Messages of the search.

search-open = Cari
search-hint = Tim, liga, atau pasaran
search-close = Tutup pencarian
search-recent = Pencarian terakhir
search-forget = Hapus “{ $query }”
search-short = Ketik minimal 3 huruf nama tim, liga, atau pasaran.
search-matches = Live dan mendatang
search-over = Laga selesai
search-leagues = Liga
search-markets = Pasaran
search-live = Live
search-asking = Mencari…
search-count = { $count } hasil
search-nothing = Tidak ada hasil untuk
search-nothing-text = Periksa ejaan, atau lihat semua olahraga dan liga.
search-all = Semua olahraga dan liga
search-offline = Anda sedang offline. Pencarian berlanjut setelah terhubung.
search-failed = Pencarian gagal.
search-retry = Coba lagi
