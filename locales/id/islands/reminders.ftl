### Messages of the reminders to open an account and to pay in.

remind-sign-up = Baru di sini?
remind-sign-up-text = Dengan akun, Anda bisa memasang taruhan, menyimpan favorit, dan memantau taruhan Anda.
remind-deposit = Saldo Anda kosong
remind-deposit-text = Lakukan deposit untuk memasang taruhan berikutnya. Bertaruhlah hanya dengan uang yang sanggup Anda relakan jika kalah.
remind-later = Nanti saja
