### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Hesabınızın e-posta adresini girin. Yeni şifre seçmeniz için size bir bağlantı göndereceğiz.
recovery-own = { $email } adresine bir bağlantı göndereceğiz.
recovery-send = Bağlantı gönder
recovery-sending = Bir dakika…
recovery-sent = { $email } adresiyle bir hesap varsa bağlantı yolda. İstenmeyen posta klasörüne de bakın.
recovery-again = Yeniden gönder
recovery-retry = Tekrar dene
recovery-failed = Olmadı. Lütfen daha sonra tekrar deneyin.
recovery-edit = Yeni şifre seçin
recovery-password = Yeni şifre
recovery-save = Şifreyi kaydet
recovery-saved = Yeni şifreniz kaydedildi ve giriş yaptınız
recovery-no-link = Bu bağlantı eksik, kullanılmış ya da süresi dolmuş. Yenisini isteyin.
recovery-used = Daha önce kullandıysanız doğrudan giriş yapabilirsiniz.
recovery-open-again = E-postadaki bağlantıyı yeniden açın. Çalışmazsa yenisini isteyin.
recovery-new-link = Yeni bağlantı iste
recovery-confirm = E-postanızı doğrulayın
recovery-confirm-text = E-posta adresinizi girin. Doğrulama bağlantısını yeniden göndereceğiz.
recovery-confirmed = E-posta adresiniz doğrulandı. Artık giriş yapabilirsiniz.
recovery-unlock = Hesabınızın kilidini açın
recovery-unlock-text = Birkaç yanlış şifreden sonra hesap bir süreliğine kilitlenir. E-posta adresinizi girin, kilidi hemen açan bir bağlantı gönderelim.
recovery-unlocked = Hesabınızın kilidi açıldı. Yeniden giriş yapabilirsiniz.
