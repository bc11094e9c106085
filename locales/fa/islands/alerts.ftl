### Alerts.

alerts-close = بستن
alerts-offline = آفلاین هستید. شاید ضرایب این صفحه به‌روز نباشد.
alerts-offline-title = اتصال برقرار نیست
alerts-offline-text = برگه شرط شما ذخیره است. با برقراری اتصال، ضرایب دوباره به‌روز می‌شود.
