### Session.

session-sign-in = כניסה
session-title = כניסה
session-to-place = היכנסו כדי לשלוח את ההימור. הבחירות והסכום נשמרים.
session-expired = תוקף הכניסה פג. היכנסו שוב.
session-email = דוא״ל
session-password = סיסמה
session-show-password = הצגה
session-hide-password = הסתרה
session-submit = כניסה
session-busy = נכנסים…
session-close = סגירה
session-forgot = שכחתם סיסמה?
session-join = פתיחת חשבון
session-resend = שליחת הקישור שוב
session-email-missing = הזינו כתובת דוא״ל.
session-email-invalid = הזינו כתובת דוא״ל מלאה, למשל name@example.com.
session-password-missing = הזינו סיסמה.
session-invalid = כתובת הדוא״ל או הסיסמה שגויה. בדקו את שתיהן ונסו שוב.
session-unanswered = לא הגיעה תשובה. בדקו את החיבור ונסו שוב.
session-failed = הכניסה נכשלה. נסו שוב מאוחר יותר.
session-account = חשבון ויתרה
session-signed-in-as = מחוברים בתור
session-limits = המגבלות שלי
session-sign-out = יציאה
session-signed-out = יצאתם מהחשבון
session-sign-out-failed = היציאה נכשלה. נסו שוב.
