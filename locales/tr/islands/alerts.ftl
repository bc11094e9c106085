### Alerts in prerendered pages.

alerts-close = Kapat
alerts-offline = Çevrimdışısınız. Bu sayfadaki oranlar güncel olmayabilir.
