### Sorting and filtering a list.

listing-open = מיון וסינון
listing-close = סגירה
listing-done = הצגת המשחקים
listing-clear = הסרת כל המסננים
listing-start = פתיחה
listing-any-time = בכל זמן
listing-hours =
    { $count ->
        [one] השעה הקרובה
        [two] השעתיים הקרובות
       *[other] { $count } השעות הקרובות
    }
listing-today = היום
listing-tomorrow = מחר
listing-order = סדר
listing-by-page = מומלץ
listing-by-start = לפי שעת פתיחה
listing-by-bets = לפי פופולריות
listing-by-sport = לפי ענף
listing-by-category = לפי מדינה
listing-by-league = לפי ליגה
listing-reversed = { $name }, בסדר הפוך
listing-sport = ענף
listing-all-sports = כל ענפי הספורט
listing-cyber = אי-ספורט
listing-regular = בלי אי-ספורט
listing-bettable = רק עם יחסים פתוחים
listing-favourites = רק המועדפים שלי
listing-sign-in = היכנסו כדי לראות את המועדפים.
listing-sign-in-button = כניסה
listing-remove = הסרת המסנן: { $name }
listing-asking = מחפשים משחקים
listing-found =
    { $count ->
        [one] משחק אחד
        [two] 2 משחקים
       *[other] { $count } משחקים
    }
listing-none = אין משחק מתאים
listing-none-text = הסירו מסנן כדי לראות עוד.
listing-more = עוד משחקים
listing-failed = טעינת משחקים נוספים נכשלה
listing-offline = אין חיבור לרשת
listing-kept = המשחקים שלמעלה נטענו יחד עם העמוד.
listing-retry = ניסיון נוסף
listing-parts = חלקי הרשימה
listing-part = חלק { $number } מתוך { $total }
listing-previous = הקודם
listing-next = הבא
