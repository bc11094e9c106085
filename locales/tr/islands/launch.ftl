### Horse racing and lotteries.

launch-text = Burada iş ortağımızın sayfası açılır. Bakiyenizle oynamak için giriş yapın.
launch-open = Aç
launch-closed = Şu anda kapalı. Tüm sporlara bahis yapılabilir.
launch-failed = Sayfa açılamadı. Bağlantınızı kontrol edip tekrar deneyin.
launch-tab = Yeni sekmede aç
