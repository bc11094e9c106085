### Alerts in prerendered pages.

alerts-close = Kapat
alerts-offline = Çevrimdışısınız. Bu sayfadaki oranlar güncel olmayabilir.
alerts-offline-title = Bağlantı yok
alerts-offline-text = Kuponunuz kayıtlı. Bağlantı kurulunca oranlar yeniden güncellenir.
alerts-live-off = Oranlar artık güncellenmiyor. Sayfayı yenileyin.
