### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposit diterima
deposit-success-text = Uang ada di saldo Anda.
deposit-pending = Deposit sedang diproses
deposit-pending-text = Saldo Anda akan menampilkannya begitu tiba. Anda tidak perlu membayar lagi.
deposit-error = Deposit gagal
deposit-error-text = Tidak ada yang ditambahkan ke saldo Anda. Coba lagi, atau bayar dengan cara lain.
deposit-failed = Deposit cepat gagal
deposit-failed-text = Kami tidak tahu apakah pembayaran berhasil. Periksa saldo Anda sebelum membayar lagi.
deposit-title = Deposit
deposit-loading = Halaman pembayaran sedang dimuat…
deposit-new-tab = Buka di tab baru
deposit-unavailable = Formulir pembayaran tidak dapat ditampilkan. Anda dapat melakukan deposit di halaman pembayaran.
deposit-to-page = Buka halaman pembayaran
