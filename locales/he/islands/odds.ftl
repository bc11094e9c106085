### Prices and markets.

odds-live = לייב
odds-suspended = מושהה
odds-gone = כבר לא מוצע
odds-closed = ההימורים נסגרו
odds-postponed = נדחה
odds-rescheduled = מועד חדש
odds-called-off = בוטל
odds-as-of = עדכון היחסים:
odds-all-lines = כל הקווים
odds-more = עוד שווקים
odds-all-markets = הכול
odds-search = חיפוש שווקים
odds-no-prices = עדיין אין יחסים
odds-up = היחס עלה
odds-down = היחס ירד
odds-finished = תוצאה סופית
odds-builder = בונה הימורים
odds-builder-text = שלבו בחירות מהמשחק הזה בהימור אחד
odds-over = הסתיים
odds-no-market = השוק סגור
odds-nothing-found = לא נמצאו שווקים
odds-half-time = מחצית
odds-pause = הפסקה
odds-moves = תנועת היחסים בביקור הזה
odds-no-data = אין נתונים
odds-favourite = מועדף:
