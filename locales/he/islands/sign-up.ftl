### Messages of the form that opens an account.

join-first-name = שם פרטי
join-last-name = שם משפחה
join-country = ארץ מגורים
join-currency = מטבע
join-terms = מלאו לי 18 ואני מקבל/ת את { $rules }.
join-rules = הכללים
join-missing = מלאו את השדה הזה.
join-terms-missing = כדי לפתוח חשבון, אשרו את גילכם וקבלו את הכללים.
join-sent = עוד צעד אחד: שלחנו קישור אל { $email }. פתחו אותו כדי לאמת את הכתובת, ואז היכנסו.
join-welcome = ברוכים הבאים! החשבון נפתח ונכנסתם
join-closed = כרגע אי אפשר לפתוח חשבונות חדשים.
join-blocked = אי אפשר לפתוח חשבון מהמדינה שלכם.
join-sign-in = כבר יש לי חשבון
join-complete = קודם כמה פרטים
join-complete-text = אנחנו צריכים אותם פעם אחת, לפני שתוכלו להפקיד.
join-date-of-birth = תאריך לידה
join-date-of-birth-invalid = הזינו תאריך מלא שכבר עבר.
join-address = רחוב ומספר
join-city = עיר או יישוב
join-postal-code = מיקוד
join-save = שמירה והמשך
join-saved = הפרטים נשמרו
join-terms-changed = הכללים שלנו השתנו
join-terms-read = כדי להמשיך, יש לקרוא ולאשר את { $rules }.
join-terms-accept = אישור
