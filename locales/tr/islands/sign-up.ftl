### Messages of the form that opens an account.

join-first-name = Ad
join-last-name = Soyadı
join-country = İkamet ülkesi
join-currency = Para birimi
join-terms = 18 yaşında veya daha büyüğüm ve { $rules } kabul ediyorum.
join-rules = kuralları
join-missing = Bu alanı doldurun.
join-terms-missing = Hesap açmak için yaşınızı onaylayın ve kuralları kabul edin.
join-sent = Bir adım kaldı: { $email } adresine bağlantı gönderdik. Adresinizi doğrulamak için açın, sonra giriş yapın.
join-welcome = Hoş geldiniz! Hesabınız açıldı ve giriş yaptınız
join-closed = Şu anda yeni hesap açılamıyor.
join-blocked = Ülkenizden hesap açılamaz.
join-sign-in = Zaten hesabım var
join-complete = Önce birkaç bilgi
join-complete-text = Para yatırmadan önce bunlara bir kez ihtiyacımız var.
join-date-of-birth = Doğum tarihi
join-date-of-birth-invalid = Geçmişte kalan tam bir tarih girin.
join-address = Sokak ve numara
join-city = Şehir
join-postal-code = Posta kodu
join-save = Kaydet ve devam et
join-saved = Bilgileriniz kaydedildi
join-terms-changed = Kurallarımız değişti
join-terms-read = Devam etmek için { $rules } okuyup kabul edin.
join-terms-accept = Kabul ediyorum
