### Alerts.

alerts-close = بند کریں
alerts-offline = آپ آف لائن ہیں۔ اس صفحے کے آڈز پرانے ہو سکتے ہیں۔
alerts-offline-title = کنکشن نہیں
alerts-offline-text = آپ کی بیٹ سلپ محفوظ ہے۔ کنکشن بحال ہونے پر آڈز پھر اپ ڈیٹ ہوں گے۔
alerts-live-off = آڈز اب اپ ڈیٹ نہیں ہو رہیں۔ صفحہ دوبارہ لوڈ کریں۔
