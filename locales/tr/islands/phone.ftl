### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Telefon numaranızı doğrulayın
phone-text = Size SMS ile bir kod göndereceğiz.
phone-country = Ülke kodu
phone-country-missing = Numaranızın ülkesini seçin.
phone-number = Telefon numarası
phone-number-missing = Telefon numaranızı girin.
phone-number-invalid = Bu bir telefon numarası değil. Rakamları ve ülkeyi kontrol edin.
phone-send = Kodu gönder
phone-sending = Bir dakika…
phone-sent = { $number } numarasına bir kod gönderdik.
phone-code = Kod
phone-code-missing = SMS ile gelen kodu girin.
phone-code-invalid = Kod { $count } haneden oluşur.
phone-verify = Doğrula
phone-again = Yeni kod gönder
phone-change = Başka numara kullan
phone-limit = Şu anda daha fazla kod gönderilemez. 24 saat sonra tekrar deneyin.
phone-is-verified = { $number } doğrulandı.
phone-verified = Telefon numaranız doğrulandı
phone-failed = Olmadı. Lütfen daha sonra tekrar deneyin.
