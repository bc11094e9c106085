### Calculation of a payout.

sum-stake = סכום
sum-stake-free = סכום הימור החינם
sum-lines = { $count ->
    [one] צירוף אחד של { $win }: סכום לצירוף
    [two] 2 צירופים של { $win }: סכום לכל צירוף
   *[other] { $count } צירופים של { $win }: סכום לכל צירוף
}
sum-line = צירוף { $number }
sum-more-lines = { $count ->
    [one] עוד צירוף אחד
    [two] עוד 2 צירופים יחד
   *[other] עוד { $count } צירופים יחד
}
sum-half_win = חצי זכייה: הממוצע של { $odds } ו-1
sum-refund = מבוטל: הסכום חוזר, נחשב 1
sum-half_lose = חצי הפסד: נחשב חצי
sum-lose = הפסד: נחשב 0
sum-custom-odds = יחס בונה ההימורים
sum-odds = יחס כולל, מדויק
sum-mean = יחס ממוצע לצירוף
sum-boost = בוסט
sum-product = סכום × יחס
sum-stake-kept = סכום הימור החינם לא מוחזר
sum-now = לפי היחסים הנוכחיים
sum-cut = החלק שלנו
sum-rounded = { $decimals ->
    [0] עוגל פעם אחת לסכום שלם
    [one] עוגל פעם אחת לספרה אחת אחרי הנקודה
    [two] עוגל פעם אחת לשתי ספרות אחרי הנקודה
   *[other] עוגל פעם אחת ל-{ $decimals } ספרות אחרי הנקודה
}
sum-capped = הוגבל לזכייה המרבית
sum-possible = זכייה אפשרית
sum-returned = תשלום
sum-winnings = רווח
sum-loss = תוצאה נטו
sum-freebet-back = החזר הסכום כהימור חינם
