### Bet builder.

builder-intro = בחרו שתי תוצאות או יותר. הן יוצרות הימור אחד ביחס אחד, וכולן צריכות לזכות.
builder-close = כל השווקים
builder-share = שיתוף ההימור
builder-copied = הקישור הועתק
builder-not-shared = לא ניתן היה להעתיק את הקישור
builder-failed = טעינת השווקים נכשלה. בדקו את החיבור ונסו שוב.
builder-retry = ניסיון נוסף
builder-none = כרגע אי אפשר לשלב תוצאות של המשחק הזה.
builder-off = בונה ההימורים אינו זמין כרגע.
builder-closed = ההימורים על המשחק הזה נסגרו.
builder-lost = { $count ->
    [one] בחירה אחת מההימור ששותף כבר אינה מוצעת.
    [two] שתי בחירות מההימור ששותף כבר אינן מוצעות.
   *[other] { $count } בחירות מההימור ששותף כבר אינן מוצעות.
}
builder-apart = אי אפשר לשלב עם הבחירות שלכם
builder-tray = בונה ההימורים שלכם
builder-picks = { $count ->
    [one] בחירה אחת
    [two] 2 בחירות
   *[other] { $count } בחירות
}
builder-remove = הסרה: { $name }
builder-clear = הסרת כל הבחירות
builder-leg-suspended = מושהה
builder-leg-gone = כבר לא מוצע
builder-pick-more = { $count ->
    [one] בחרו עוד תוצאה אחת כדי לראות את יחס בונה ההימורים.
    [two] בחרו שתי תוצאות כדי לראות את יחס בונה ההימורים.
   *[other] בחרו { $count } תוצאות כדי לראות את יחס בונה ההימורים.
}
builder-joined = יחס בונה ההימורים
builder-asking = מחשבים את יחס בונה ההימורים…
builder-moved-up = עלה, היה
builder-moved-down = ירד, היה
builder-product = לא { $product }, מכפלת היחסים: התוצאות האלה תלויות זו בזו.
builder-spoken = יחס בונה ההימורים { $odds }
builder-gone = כבר לא מוצע: { $names }. הסירו כדי לראות את היחס.
builder-waiting = מושהה: { $names }. היחס יחזור כשההימורים יתחדשו.
builder-impossible = התוצאות האלה לא יכולות לזכות יחד. החליפו אחת מהן.
builder-not-joinable = אי אפשר לשלב אחת מהתוצאות עם האחרות. שנו את הבחירות.
builder-suspended = אחת מהתוצאות הושהתה זה עתה. היחס יחזור כשההימורים יתחדשו.
builder-refused = אי אפשר לשלב את התוצאות האלה. החליפו אחת מהן.
builder-unanswered = טעינת יחס בונה ההימורים נכשלה.
builder-add = הוספה לטופס · { $odds }
builder-add-empty = הוספה לטופס
builder-in-slip = בטופס שלכם · פתיחה
builder-replaces = מחליף את בונה ההימורים שבטופס.
builder-alone = הימור מבונה ההימורים נשלח לבדו. שאר הבחירות נשארות בטופס; הסירו אותן לפני השליחה.
