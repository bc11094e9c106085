### Messages of the form that opens an account.

join-first-name = Nama depan
join-last-name = Nama belakang
join-country = Negara tempat tinggal
join-currency = Mata uang
join-terms = Saya berusia 18 tahun atau lebih dan menyetujui { $rules }.
join-rules = aturan
join-missing = Isi kolom ini.
join-terms-missing = Untuk membuka akun, konfirmasi usia Anda dan setujui aturannya.
join-sent = Satu langkah lagi: kami telah mengirim tautan ke { $email }. Buka untuk mengonfirmasi alamat Anda, lalu masuk.
join-welcome = Selamat datang! Akun Anda sudah dibuka dan Anda sudah masuk
join-closed = Akun baru belum bisa dibuka saat ini.
join-blocked = Akun tidak bisa dibuka dari negara Anda.
join-sign-in = Saya sudah punya akun
join-complete = Lengkapi beberapa data dulu
join-complete-text = Kami hanya memerlukannya sekali, sebelum Anda bisa deposit.
join-date-of-birth = Tanggal lahir
join-date-of-birth-invalid = Masukkan tanggal lengkap yang sudah lewat.
join-address = Jalan dan nomor
join-city = Kota
join-postal-code = Kode pos
join-save = Simpan dan lanjutkan
join-saved = Data Anda sudah disimpan
join-terms-changed = Aturan kami berubah
join-terms-read = Untuk melanjutkan, baca dan setujui { $rules }.
join-terms-accept = Saya setuju
