### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Masuk untuk melihat level, poin, dan saldo Anda.
profile-sign-in = Masuk
profile-name = Nama
profile-email = Email
profile-password = Pilih kata sandi baru
profile-phone = Nomor telepon
profile-phone-verified = Terverifikasi
profile-phone-verify = Verifikasi nomor Anda
profile-level = Level
profile-points = Poin
profile-next = Poin menuju { $level }: { $count }
profile-top = Anda sudah mencapai level tertinggi.
profile-balances = Saldo
profile-documents = Siapkan dokumen identitas dan bukti alamat: Anda mungkin diminta menunjukkannya sebelum penarikan pertama.
profile-failed = Profil Anda tidak bisa dimuat.
profile-retry = Coba lagi
