### Messages of the player's passkeys, in the profile.

passkeys-title = Kunci sandi
passkeys-text = Masuk dengan sidik jari, wajah, atau kunci layar, bukan dengan kata sandi.
passkeys-none = Anda belum punya kunci sandi.
passkeys-one = Kunci sandi
passkeys-added = Ditambahkan: { $moment }
passkeys-used = Terakhir digunakan: { $moment }
passkeys-unused = Belum digunakan
passkeys-add = Tambahkan kunci sandi
passkeys-password = Masukkan kata sandi Anda untuk menambahkan kunci sandi.
passkeys-saved = Kunci sandi ditambahkan
passkeys-remove = Hapus
passkeys-sure = Hapus kunci sandi ini?
passkeys-sure-text = Anda tidak bisa lagi masuk dengan kunci sandi ini. Hapus juga dari perangkat Anda.
passkeys-removed = Kunci sandi dihapus
passkeys-cancel = Batal
passkeys-known = Perangkat ini sudah punya kunci sandi untuk akun Anda.
passkeys-unfit = Perangkat atau browser ini tidak bisa membuat kunci sandi.
