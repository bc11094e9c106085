### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Seviyenizi, puanlarınızı ve bakiyelerinizi görmek için giriş yapın.
profile-sign-in = Giriş yap
profile-name = Ad
profile-email = E-posta
profile-password = Yeni şifre seçin
profile-phone = Telefon numarası
profile-phone-verified = Doğrulandı
profile-phone-verify = Numaranızı doğrulayın
profile-level = Seviye
profile-points = Puan
profile-next = { $level } seviyesine kalan puan: { $count }
profile-top = En yüksek seviyeye ulaştınız.
profile-balances = Bakiyeler
profile-documents = Bir kimlik belgesini ve adres belgesini hazır bulundurun: ilk para çekme işleminizden önce istenebilir.
profile-failed = Profiliniz yüklenemedi.
profile-retry = Tekrar dene
