### Messages of the player's passkeys, in the profile.

passkeys-title = Geçiş anahtarları
passkeys-text = Şifre yerine parmak iziniz, yüzünüz veya ekran kilidinizle giriş yapın.
passkeys-none = Henüz geçiş anahtarınız yok.
passkeys-one = Geçiş anahtarı
passkeys-added = Eklendi: { $moment }
passkeys-used = Son kullanım: { $moment }
passkeys-unused = Henüz kullanılmadı
passkeys-add = Geçiş anahtarı ekle
passkeys-password = Geçiş anahtarı eklemek için şifrenizi girin.
passkeys-saved = Geçiş anahtarı eklendi
passkeys-remove = Kaldır
passkeys-sure = Bu geçiş anahtarı kaldırılsın mı?
passkeys-sure-text = Artık bununla giriş yapamazsınız. Cihazınızdan da silin.
passkeys-removed = Geçiş anahtarı kaldırıldı
passkeys-cancel = İptal
passkeys-known = Bu cihazda hesabınız için zaten bir geçiş anahtarı var.
passkeys-unfit = Bu cihaz veya tarayıcı geçiş anahtarı oluşturamıyor.
