### Messages of the reminders to open an account and to pay in.

remind-sign-up = أول مرة هنا؟
remind-sign-up-text = بالحساب يمكنك وضع الرهانات وحفظ المفضلة ومتابعة رهاناتك.
remind-deposit = رصيدك فارغ
remind-deposit-text = أودع لوضع رهانك التالي. راهن فقط بما يمكنك تحمّل خسارته.
remind-later = ليس الآن
