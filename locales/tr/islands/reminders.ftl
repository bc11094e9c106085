### Messages of the reminders to open an account and to pay in.

remind-sign-up = Burada yeni misiniz?
remind-sign-up-text = Bir hesapla bahis yapabilir, favorilerinizi saklayabilir ve bahislerinizi takip edebilirsiniz.
remind-deposit = Bakiyeniz sıfır
remind-deposit-text = Bir sonraki bahsiniz için para yatırın. Yalnızca kaybetmeyi göze alabileceğiniz parayla oynayın.
remind-later = Şimdi değil
