### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifikasi nomor telepon Anda
phone-text = Kami akan mengirim kode lewat SMS.
phone-country = Kode negara
phone-country-missing = Pilih negara nomor Anda.
phone-number = Nomor telepon
phone-number-missing = Masukkan nomor telepon Anda.
phone-number-invalid = Ini bukan nomor telepon. Periksa angka dan negaranya.
phone-send = Kirim kode
phone-sending = Sebentar…
phone-sent = Kami telah mengirim kode ke { $number }.
phone-code = Kode
phone-code-missing = Masukkan kode dari SMS.
phone-code-invalid = Kode terdiri dari { $count } angka.
phone-verify = Verifikasi
phone-again = Kirim kode lain
phone-change = Gunakan nomor lain
phone-limit = Kode tidak bisa dikirim lagi untuk saat ini. Coba lagi dalam 24 jam.
phone-is-verified = { $number } sudah diverifikasi.
phone-verified = Nomor telepon Anda sudah diverifikasi
phone-failed = Tidak berhasil. Silakan coba lagi nanti.
