### Alerts.

alerts-close = סגירה
alerts-offline = אין חיבור לרשת. ייתכן שהיחסים בעמוד אינם עדכניים.
