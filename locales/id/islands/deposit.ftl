### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposit diterima
deposit-success-text = Uang ada di saldo Anda.
deposit-pending = Deposit sedang diproses
deposit-pending-text = Saldo Anda akan menampilkannya begitu tiba. Anda tidak perlu membayar lagi.
deposit-error = Deposit gagal
deposit-error-text = Tidak ada yang ditambahkan ke saldo Anda. Coba lagi, atau bayar dengan cara lain.
deposit-failed = Deposit belum dikonfirmasi
deposit-failed-text = Kami tidak tahu apakah pembayaran berhasil. Periksa saldo Anda sebelum membayar lagi.
deposit-title = Deposit
deposit-loading = Halaman pembayaran sedang dimuat…
deposit-new-tab = Buka di tab baru
deposit-unavailable = Formulir pembayaran tidak dapat ditampilkan. Anda dapat melakukan deposit di halaman pembayaran.
deposit-to-page = Buka halaman pembayaran
deposit-notice-method_unavailable = Cara pembayaran ini tidak tersedia
deposit-notice-method_unavailable-text = Bayar dengan cara lain, atau coba lagi nanti.
deposit-notice-three_ds_needed = Bank Anda ingin memastikan bahwa ini Anda
deposit-notice-three_ds_needed-text = Konfirmasikan pembayaran di aplikasi atau halaman bank Anda.
deposit-notice-processing_delayed = Pembayaran memakan waktu lebih lama dari biasanya
deposit-notice-processing_delayed-text = Saldo Anda akan menampilkannya begitu tiba. Anda tidak perlu membayar lagi.
deposit-notice-card_saved = Kartu disimpan
deposit-notice-card_saved-text = Anda dapat memilihnya untuk deposit berikutnya.
deposit-notice-success = Pembayaran maju satu langkah
deposit-notice-warning = Ada catatan tentang pembayaran Anda
deposit-notice-danger = Ada masalah dengan pembayaran Anda
deposit-notice-text = Lihat isi formulir pembayaran sebelum melanjutkan.
