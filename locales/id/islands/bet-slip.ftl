### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Slip taruhan
slip-tab-slip = Slip taruhan
slip-tab-bets = Taruhan saya
slip-close = Tutup slip taruhan
slip-empty-title = Slip taruhan Anda kosong
slip-empty-text = Ketuk odds untuk menambahkannya di sini.
slip-quick-bet = Taruhan cepat
slip-code = Punya kode?
slip-code-open = Buka

## Bet slip: selections

slip-selections = { $count } pilihan
slip-selections-label = Pilihan
slip-remove = Hapus { $name }
slip-clear = Hapus semua
slip-emptied = Slip dikosongkan
slip-undo = Urungkan
slip-price-moved = { $from } → { $to } sejak ditambahkan
slip-price-changed = Odds berubah: { $from } → { $to }
slip-moves = Pergerakan odds di kunjungan ini
slip-suspended = Ditangguhkan: saat ini tidak menerima taruhan
slip-suspended-provider = Ditangguhkan: tidak ada data
slip-unavailable = Tidak tersedia
slip-live = Live
slip-bar-open = Slip taruhan
slip-bar-singles = { $count } tunggal
slip-bar-no-stake = Nilai belum diisi
slip-bar-remove = Hapus satu pilihan untuk melanjutkan
slip-conflict-here-same_match = Tidak bisa digabungkan dengan pilihan lain dari laga yang sama
slip-conflict-here-outright = Tidak bisa digabungkan dengan pilihan lain di kompetisi yang sama
slip-conflict-here-mixed_providers = Tidak bisa digabungkan dengan pilihan lain
slip-conflict-here-system_provider = Tidak diterima dalam taruhan sistem
slip-conflict-here-custom_bet_match = Bukan dari laga bet builder
slip-conflict-here-custom_bet_alone = Tidak bisa dipasang bersama bet builder

## Bet slip: the bet

slip-stake = Nilai taruhan
slip-stake-currency = Nilai taruhan ({ $currency })
slip-quick-add = Pasang { $amount }
slip-quick-amounts = Nilai cepat
slip-odds = Total odds
slip-return = Potensi pembayaran
slip-types = Jenis taruhan
slip-join = Jadikan bet builder · { $odds }
slip-join-asking = Mencari bet builder…
slip-refusal-no_system_type = Tidak ada sistem untuk { $count } pilihan.
slip-refusal-multi_single_unavailable = Pilihan ini tidak bisa dipasang sebagai beberapa taruhan tunggal.
slip-system = Sistem
slip-system-option = { $win } dari { $total } · { $count } kombinasi
slip-return-currency = Pembayaran ({ $currency })
slip-by-return = Atur pembayaran
slip-by-stake = Atur nilai
slip-line-stake = Nilai per kombinasi
slip-stake-freebet = Freebet
slip-max = Maks
slip-max-label = Pasang nilai maksimum
slip-max-failed = Nilai maksimum tidak bisa dimuat. Coba lagi.
slip-total-stake = Total nilai taruhan
slip-lines-of = { $count } kombinasi × { $amount }
slip-boosted-odds = Odds boost

## Bet slip: why placing is blocked

slip-stake-empty = Masukkan nilai taruhan.
slip-stake-negative = Nilai taruhan tidak boleh negatif.
slip-stake-exponent = Masukkan nilai secara lengkap, misalnya 1000.
slip-stake-not_a_number = Masukkan nilai dengan angka, misalnya { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } tidak memakai desimal. Masukkan nilai bulat.
   *[other] Nilai { $currency } paling banyak { $decimals } desimal.
}
slip-stake-too_large = Nilai ini terlalu besar.
slip-stake-not-positive = Nilai taruhan harus lebih dari nol.
slip-stake-below-min = Nilai taruhan minimum { $amount }.
slip-stake-above-max = Nilai taruhan maksimum { $amount }.
slip-stake-own-limit = Batas Anda sendiri menyisakan { $amount } untuk taruhan.
slip-stake-own-limit-until = Batas Anda sendiri menyisakan { $amount } untuk taruhan. Diatur ulang: { $moment }.
slip-stake-above-balance = Saldo Anda { $amount }. Kurangi nilai taruhan.
slip-balance-empty = Saldo Anda { $amount }.
slip-currency-unlisted = Taruhan dalam { $currency } tidak tersedia di sini.
slip-deposit = Deposit
slip-blocked-suspended = { $count } pilihan ditangguhkan. Tunggu sampai dibuka lagi, atau hapus.
slip-changed = { $count } odds berubah. Periksa sebelum melanjutkan.
slip-gone = { $count } pilihan tidak lagi ditawarkan.
slip-conflict-same_match = Dua pilihan Anda berasal dari laga yang sama. Hapus salah satu untuk melanjutkan.
slip-conflict-outright = Dua pilihan Anda berasal dari kompetisi yang sama. Hapus salah satu untuk melanjutkan.
slip-conflict-joinable = Dua pilihan Anda berasal dari laga yang sama. Jadikan bet builder, atau hapus salah satu.
slip-conflict-mixed_providers = Pilihan ini tidak bisa digabungkan dalam satu taruhan. Hapus salah satu untuk melanjutkan.
slip-conflict-system_provider = Beberapa pilihan tidak diterima dalam taruhan sistem. Hapus pilihan itu atau pilih jenis lain.
slip-conflict-custom_bet_match = Bet builder menggabungkan pilihan dari satu laga. Hapus yang lain untuk melanjutkan.
slip-conflict-custom_bet_alone = Bet builder dipasang sendiri. Hapus pilihan lain untuk melanjutkan.
slip-custom-disabled = Bet builder tidak diterima saat ini.
slip-custom-too-short = Bet builder perlu minimal dua pilihan.
slip-custom-odds-missing = Mengambil odds bet builder ini.
slip-custom-changed = Odds bet builder Anda berubah. Periksa sebelum melanjutkan.
slip-return-too-small = Pembayaran taruhan ini tidak bisa melebihi nilai taruhan.
slip-freebet-pending = Memeriksa apakah freebet Anda cocok untuk taruhan ini. Anda juga bisa memasukkan nilai sendiri.

## Bet slip: the button

slip-accept = Terima perubahan
slip-accept-remove = Terima perubahan dan hapus { $count }
slip-accept-only-remove = Hapus { $count } pilihan
slip-sign-in = Masuk untuk memasang
slip-offline = Tidak ada koneksi
slip-place = { $count ->
    [1] Pasang taruhan · { $amount }
   *[other] Pasang { $count } taruhan · { $amount }
}
slip-place-freebet = { $count ->
    [1] Pasang freebet · { $amount }
   *[other] Pasang { $count } freebet · { $amount }
}
slip-place-both = { $count ->
    [1] Pasang taruhan · { $amount } dan freebet { $free }
   *[other] Pasang { $count } taruhan · { $amount } dan freebet { $free }
}
slip-place-empty = { $count ->
    [1] Pasang taruhan
   *[other] Pasang { $count } taruhan
}
slip-placing = { $count ->
    [1] Memasang taruhan Anda…
   *[other] Memasang { $count } taruhan Anda…
}

## Bet slip: results of placing

slip-error-invalid-odds = Odds berubah saat taruhan dipasang. Periksa odds baru, lalu pasang lagi.
slip-error-invalid-custom-odds = Odds bet builder ini berubah. Periksa odds baru, lalu pasang lagi.
slip-error-suspended = Sebuah pilihan ditangguhkan saat taruhan dipasang. Taruhan tidak terpasang.
slip-error-funds = Saldo Anda tidak cukup untuk nilai ini. Taruhan tidak terpasang.
slip-error-stake = Nilai taruhan ini tidak diterima. Taruhan tidak terpasang.
slip-error-not-placed = Taruhan tidak terpasang, dan saldo Anda tidak dipotong. Anda bisa memasangnya lagi.
slip-error-maybe-placed = Kami tidak bisa memastikan apakah taruhan terpasang: ada lebih dari satu taruhan yang sama di antara taruhan Anda. Periksa Taruhan saya sebelum memasangnya lagi.
slip-other-player = Sesi ini milik pengguna lain
slip-other-player-text = Taruhan tidak terpasang. Periksa akun di bagian atas halaman, lalu pasang taruhan lagi.
slip-error-default = Taruhan tidak terpasang. Silakan coba lagi.
slip-unanswered-title = Belum diketahui apakah taruhan Anda terpasang
slip-unanswered-text = Tidak ada jawaban. Kami sedang mencari taruhan Anda agar tidak terpasang dua kali. Ini bisa memakan waktu hingga { $seconds } detik.
slip-unanswered-waiting = Taruhan Anda tidak bisa dicari. Periksa koneksi, lalu cari lagi.
slip-unanswered-looking = Mencari taruhan Anda…
slip-unanswered-look = Cari lagi
slip-receipt-lost-text = Jawaban hilang di jalan, tetapi taruhan Anda sudah masuk, satu kali.
slip-receipt-ref = Referensi
slip-keep = Simpan pilihan
slip-done = Selesai
slip-error-municipality = Profil Anda belum berisi kota/kabupaten. Tambahkan, lalu pasang taruhan lagi.
slip-error-win-too-small = Dengan odds ini pembayaran tidak bisa melebihi nilai taruhan. Taruhan tidak terpasang.
slip-error-elsewhere = Taruhan sedang dipasang di tab lain. Tunggu sampai selesai, lalu pasang yang ini lagi.
slip-receipt-placed = { $count ->
    [1] Taruhan terpasang
   *[other] { $count } taruhan terpasang
}
slip-receipt-placed-text = { $count ->
    [1] Lihat di Taruhan saya.
   *[other] Lihat semuanya di Taruhan saya.
}
slip-receipt-checking = { $count ->
    [1] Taruhan masuk, sedang diperiksa
   *[other] { $count } taruhan masuk, sedang diperiksa
}
slip-receipt-checking-text = Belum terpasang. Keputusan muncul di sini dan di Taruhan saya, biasanya dalam hitungan detik.
slip-receipt-review = { $count ->
    [1] Taruhan masuk, sedang diperiksa
   *[other] { $count } taruhan masuk, sedang diperiksa
}
slip-receipt-review-text = Belum terpasang. Trader memeriksanya dulu; keputusan muncul di sini dan di Taruhan saya.
slip-receipt-rejected = Taruhan tidak diterima
slip-receipt-rejected-text = Odds atau pasaran berubah sebelum taruhan diterima. Nilai taruhan sudah kembali ke saldo Anda.
slip-receipt-missing = { $count } taruhan tidak terpasang; saldo tidak dipotong untuk itu.
slip-receipt-moved = Diterima dengan odds yang berubah, sesuai pengaturan Anda.
slip-placed-view = Lihat
slip-placed-close = Tutup pesan ini

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Tanpa bonus
slip-bonus-comboboost = Boost parlay
slip-boost-next = { $boost } dengan { $count } pilihan lagi, odds minimal { $odds }
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, hanya keuntungan
slip-bonus-freebet_all_win = Freebet, nilai taruhan dan keuntungan
slip-bonus-freebet_no_risk = Nilai taruhan kembali sebagai freebet
slip-bonus-hunting = Perburuan
slip-bonus-tournament = Turnamen
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Menaikkan odds parlay ini.
slip-bonus-about-freebet = Kami menanggung nilai taruhan. Jika menang, Anda mendapat keuntungan tanpa nilai taruhan.
slip-bonus-about-freebet_only_win = Kami menanggung nilai taruhan. Jika menang, Anda mendapat keuntungan tanpa nilai taruhan.
slip-bonus-about-freebet_all_win = Kami menanggung nilai taruhan. Jika menang, Anda mendapat nilai taruhan dan keuntungan.
slip-bonus-about-freebet_no_risk = Anda membayar nilai taruhan. Jika kalah, nilai taruhan kembali sebagai freebet.
slip-bonus-about-hunting = Taruhan ini menambah poin perburuan Anda.
slip-bonus-about-tournament = Taruhan ini menambah poin turnamen Anda.
slip-bonus-about-lootbox = Taruhan ini menambah poin untuk lootbox Anda.

## Bet slip: quick bet

slip-quick-bet-stake = Taruhan cepat
slip-quick-bet-ready = Aktif: sekali ketuk odds langsung memasang { $amount }.
slip-quick-bet-not-approved = Masukkan nilai dan aktifkan taruhan cepat; sampai itu, odds masuk ke slip Anda.
slip-quick-bet-approve = Aktifkan taruhan cepat · { $amount }
slip-quick-bet-approve-empty = Masukkan nilai
slip-quick-bet-placing = Memasang { $amount } pada { $name } dengan odds { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Taruhan cepat terpasang
slip-quick-bet-checking = Taruhan cepat masuk, sedang diperiksa
slip-quick-bet-review = Taruhan cepat masuk, sedang diperiksa
slip-quick-bet-rejected = Taruhan cepat tidak diterima
slip-quick-bet-error = Taruhan cepat tidak terpasang
slip-quick-bet-text = { $event } · { $market }: { $name }, odds { $odds } · { $amount }
slip-quick-bet-on = Taruhan cepat aktif · { $amount }
slip-quick-bet-off = Matikan
slip-quick-bet-idle = Taruhan cepat nonaktif
slip-quick-bet-idle-text = Tidak ada taruhan cepat selama { $minutes } menit. Anda bisa mengaktifkannya lagi di slip.

## Bet slip: sharing

slip-share-converted = Nilai taruhan yang dibagikan, { $from }, dikonversi menjadi { $to }.
slip-code-loading = Membuka taruhan yang dibagikan…
slip-code-not_found = Taruhan tidak ditemukan. Periksa kodenya.
slip-code-nothing_left = Semua pilihan taruhan ini tidak lagi ditawarkan. Coba taruhan lain.
slip-code-later = Taruhan yang dibagikan tidak bisa dibuka. Coba lagi nanti.
slip-code-close = Tutup
slip-code-ask = Taruhan yang dibagikan berisi { $count } pilihan, dan slip Anda tidak kosong. Tambahkan, atau ganti slip Anda?
slip-code-answer-add = Tambah ke slip saya
slip-code-answer-replace = Ganti slip saya
slip-code-answer-cancel = Biarkan saja

## Bet slip: settings

slip-settings = Pengaturan slip
slip-accept-mode = Jika odds berubah saat memasang
slip-accept-mode-none = Tanyakan setiap perubahan
slip-accept-mode-higher = Terima odds naik, tanyakan jika turun
slip-accept-mode-any = Terima semua perubahan
slip-quick-own = Nilai cepat Anda ({ $currency })
slip-quick-own-field = Nilai cepat { $number }
slip-quick-save = Simpan nilai
slip-quick-saved = Nilai Anda disimpan.
slip-quick-invalid = Masukkan tiap nilai dengan angka di atas nol, atau kosongkan.
slip-settings-failed = Pengaturan Anda tidak bisa disimpan. Silakan coba lagi.
slip-odds-format = Format odds
slip-odds-format-european = Desimal
slip-odds-format-british = Pecahan
slip-odds-format-american = Amerika
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malaysia
slip-odds-format-indonesian = Indonesia
