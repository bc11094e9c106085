### Alerts.

alerts-close = بند کریں
alerts-offline = آپ آف لائن ہیں۔ اس صفحے کے آڈز پرانے ہو سکتے ہیں۔
