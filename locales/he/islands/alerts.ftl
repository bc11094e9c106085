### Alerts.

alerts-close = סגירה
alerts-offline = אין חיבור לרשת. ייתכן שהיחסים בעמוד אינם עדכניים.
alerts-offline-title = אין חיבור
alerts-offline-text = הטופס שלכם נשמר. היחסים יתעדכנו שוב כשהחיבור יחזור.
alerts-live-off = היחסים כבר לא מתעדכנים. טענו את העמוד מחדש.
