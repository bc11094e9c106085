### Alerts.

alerts-close = بستن
alerts-offline = آفلاین هستید. شاید ضرایب این صفحه به‌روز نباشد.
