### Search.

search-open = חיפוש
search-hint = קבוצה, ליגה או שוק
search-close = סגירת החיפוש
search-recent = חיפושים אחרונים
search-forget = הסרת ״{ $query }״
search-short = הקלידו לפחות 3 תווים של קבוצה, ליגה או שוק.
search-matches = לייב ומשחקים הבאים
search-over = משחקים שהסתיימו
search-leagues = ליגות
search-markets = שווקים
search-live = לייב
search-asking = מחפשים…
search-count = { $count ->
    [one] תוצאה אחת
    [two] 2 תוצאות
   *[other] { $count } תוצאות
}
search-nothing = אין תוצאות עבור
search-nothing-text = בדקו את האיות, או עברו על כל ענפי הספורט והליגות.
search-all = כל ענפי הספורט והליגות
search-offline = אין חיבור לרשת. החיפוש יימשך כשהחיבור יחזור.
search-failed = החיפוש נכשל.
search-retry = ניסיון נוסף
