### My bets.

bets-sign-in = היכנסו כדי לראות את ההימורים שלכם.
bets-sign-in-button = כניסה
bets-filter = סינון הימורים
bets-filter-all = הכול
bets-filter-open = פתוחים
bets-filter-settled = הוכרעו
bets-result-win = זכו
bets-result-lose = הפסידו
bets-result-refund = הוחזרו
bets-live = לייב
bets-score = תוצאה
bets-half-time = מחצית
bets-pause = הפסקה
bets-finished = תוצאה סופית
bets-loading = טוענים את ההימורים שלכם…
bets-count = { $count ->
    [one] הימור אחד
    [two] 2 הימורים
   *[other] { $count } הימורים
}
bets-empty-all = עדיין אין לכם הימורים. הימורים שתשלחו יופיעו כאן.
bets-empty-open = אין לכם הימורים פתוחים.
bets-empty-settled = עדיין אין לכם הימורים שהוכרעו.
bets-empty-win = עדיין אין לכם הימורים שזכו.
bets-empty-lose = אין לכם הימורים שהפסידו.
bets-empty-refund = אין לכם הימורים שהוחזרו.
bets-failed = טעינת ההימורים נכשלה.
bets-retry = ניסיון נוסף
bets-older = הצגת הימורים קודמים
bets-loading-older = טוענים הימורים קודמים…
bets-stake = סכום
bets-freebet = הימור חינם
bets-odds = יחס
bets-boosted-odds = יחס מוגדל
bets-possible-return = זכייה אפשרית
bets-returned = שולם
bets-cashed-out = קאש אאוט
bets-ref = אסמכתה { $ref }
bets-loading-sum = מחשבים…
bets-differs-open = ההימור רשום עם זכייה אפשרית של { $told }; לפי החישוב שלנו היא { $ours }. הסכום הרשום קובע.
bets-differs-settled = על ההימור הזה שולם { $told }; לפי החישוב שלנו הסכום הוא { $ours }. פנו לתמיכה וציינו את מספר האסמכתה של ההימור.
bets-cashout = קאש אאוט
bets-cashout-button = קאש אאוט · { $amount }
bets-cashout-none = אין כרגע הצעת קאש אאוט
bets-cashout-question = לקחת { $amount } עכשיו? ההימור יסתיים, ותוותרו על הזכייה האפשרית של { $possible }.
bets-cashout-gain = { $difference } יותר מהסכום שהימרתם
bets-cashout-loss = { $difference } פחות מהסכום שהימרתם
bets-cashout-even = בדיוק הסכום שהימרתם
bets-cashout-changed = ההצעה השתנתה: מ-{ $from } ל-{ $to }
bets-cashout-confirm = קאש אאוט · { $amount }
bets-cashout-keep = להשאיר את ההימור
bets-part-amount = סכום הקאש אאוט
bets-part-question = לקחת { $amount } עכשיו תמורת { $part } מהסכום? { $rest } נשארים בהימור, עם זכייה אפשרית של { $possible }.
bets-part-done = קאש אאוט של { $amount } תמורת { $part } מהסכום
bets-order = קאש אאוט אוטומטי
bets-order-amount = קאש אאוט ברגע שההצעה מגיעה לסכום
bets-order-range = יותר מ-{ $offer }, לכל היותר { $possible }
bets-order-note = רק כל עוד עמוד של האתר פתוח ומוצג על המסך. ברקע, בלי חיבור או כשהעמוד סגור לא מבוצע קאש אאוט.
bets-order-set = הפעלה
bets-order-waits = קאש אאוט אוטומטי ב-{ $amount } ומעלה
bets-order-cancel = כיבוי
bets-cashout-withdrawn = אין כרגע הצעה. לא בוצע קאש אאוט.
bets-cashout-processing = מבצעים קאש אאוט של { $amount }…
bets-cashout-in-progress = מבצעים קאש אאוט…
bets-cashout-refused = לא בוצע קאש אאוט. ההימור עדיין פתוח.
bets-cashout-close = סגירה
bets-cashout-unanswered = עוד לא ידוע אם בוצע קאש אאוט. אנחנו בודקים לפני שתוכלו לנסות שוב.
bets-cashout-look = בדיקה נוספת
bets-cashout-looking = מחפשים את ההימור…
bets-cashout-not-done = לא בוצע קאש אאוט
bets-cashout-not-done-text = ההימור עדיין פתוח. אפשר לנסות שוב.
bets-cashout-done = בוצע קאש אאוט: { $amount }
bets-cashout-done-text = הסכום ביתרה שלכם.
bets-reuse = להמר שוב
bets-reuse-gone = אף אחת מהבחירות האלה כבר לא מוצעת.
bets-reuse-failed = טעינת היחסים העדכניים נכשלה. נסו שוב.
bets-reuse-some-gone = { $count ->
    [one] בחירה אחת כבר לא מוצעת
    [two] 2 בחירות כבר לא מוצעות
   *[other] { $count } בחירות כבר לא מוצעות
}
bets-statement = דוח הימורים
bets-from = מתאריך
bets-to = עד
bets-print = הדפסה
bets-csv = הורדת CSV
bets-net = תוצאה נטו
