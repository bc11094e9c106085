### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Masukkan alamat email akun Anda. Kami akan mengirim tautan untuk memilih kata sandi baru.
recovery-own = Kami akan mengirim tautan ke { $email }.
recovery-send = Kirim tautan
recovery-sending = Sebentar…
recovery-sent = Jika ada akun dengan { $email }, tautannya sedang dikirim. Periksa juga folder spam.
recovery-again = Kirim lagi
recovery-retry = Coba lagi
recovery-failed = Tidak berhasil. Silakan coba lagi nanti.
recovery-edit = Pilih kata sandi baru
recovery-password = Kata sandi baru
recovery-save = Simpan kata sandi
recovery-saved = Kata sandi baru sudah disimpan dan Anda sudah masuk
recovery-no-link = Tautan ini tidak lengkap, sudah dipakai, atau kedaluwarsa. Minta yang baru.
recovery-used = Jika sudah memakainya, Anda bisa langsung masuk.
recovery-open-again = Buka lagi tautan di email. Jika tidak berfungsi, minta yang baru.
recovery-new-link = Minta tautan baru
recovery-confirm = Konfirmasi email Anda
recovery-confirm-text = Masukkan alamat email Anda. Kami akan mengirim ulang tautan konfirmasinya.
recovery-confirmed = Alamat email Anda sudah dikonfirmasi. Sekarang Anda bisa masuk.
recovery-unlock = Buka kunci akun Anda
recovery-unlock-text = Setelah beberapa kali salah kata sandi, akun dikunci untuk beberapa waktu. Masukkan alamat email Anda, dan kami akan mengirim tautan untuk membukanya sekarang juga.
recovery-unlocked = Kunci akun Anda sudah dibuka. Anda bisa masuk lagi.
