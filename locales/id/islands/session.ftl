### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Masuk
session-title = Masuk
session-to-place = Masuk untuk memasang taruhan. Pilihan dan nilai taruhan Anda tetap tersimpan.
session-expired = Sesi Anda berakhir. Silakan masuk lagi.
session-email = Email
session-password = Kata sandi
session-show-password = Tampilkan
session-hide-password = Sembunyikan
session-submit = Masuk
session-busy = Sedang masuk…
session-close = Tutup
session-forgot = Lupa kata sandi?
session-join = Buat akun
session-resend = Kirim ulang tautan
session-email-missing = Masukkan alamat email Anda.
session-email-invalid = Masukkan alamat email lengkap, seperti nama@example.com.
session-password-missing = Masukkan kata sandi Anda.
session-invalid = Email atau kata sandi salah. Periksa keduanya, lalu coba lagi.
session-unanswered = Tidak ada jawaban. Periksa koneksi Anda, lalu coba lagi.
session-failed = Anda tidak bisa masuk. Silakan coba lagi nanti.
session-account = Akun dan saldo
session-signed-in-as = Masuk sebagai
session-limits = Batas saya
session-sign-out = Keluar
session-signed-out = Anda sudah keluar
session-sign-out-failed = Anda tidak bisa keluar. Silakan coba lagi.
