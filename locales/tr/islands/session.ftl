### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Giriş yap
session-title = Giriş yap
session-to-place = Bahis yapmak için giriş yapın. Seçimleriniz ve tutar korunur.
session-expired = Oturumunuz sona erdi. Lütfen yeniden giriş yapın.
session-email = E-posta
session-password = Şifre
session-show-password = Göster
session-hide-password = Gizle
session-submit = Giriş yap
session-busy = Giriş yapılıyor…
session-close = Kapat
session-forgot = Şifrenizi mi unuttunuz?
session-join = Hesap oluştur
session-resend = Bağlantıyı yeniden gönder
session-email-missing = E-posta adresinizi girin.
session-email-invalid = Tam bir e-posta adresi girin, örneğin ad@example.com.
session-password-missing = Şifrenizi girin.
session-invalid = E-posta veya şifre yanlış. İkisini de kontrol edip tekrar deneyin.
session-unanswered = Yanıt alınamadı. Bağlantınızı kontrol edip tekrar deneyin.
session-failed = Giriş yapılamadı. Lütfen daha sonra tekrar deneyin.
session-account = Hesap ve bakiye
session-signed-in-as = Giriş yapan:
session-limits = Limitlerim
session-sign-out = Çıkış yap
session-signed-out = Çıkış yaptınız
session-sign-out-failed = Çıkış yapılamadı. Lütfen tekrar deneyin.
