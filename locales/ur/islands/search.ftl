### Search.

search-open = تلاش
search-hint = ٹیم، لیگ یا مارکیٹ
search-close = تلاش بند کریں
search-recent = حالیہ تلاش
search-forget = ہٹائیں: ”{ $query }“
search-short = ٹیم، لیگ یا مارکیٹ کے کم از کم 3 حروف لکھیں۔
search-matches = لائیو اور آنے والے
search-over = ختم شدہ میچ
search-leagues = لیگز
search-markets = مارکیٹس
search-live = لائیو
search-asking = تلاش جاری ہے…
search-count = { $count ->
    [one] { $count } نتیجہ
   *[other] { $count } نتائج
}
search-nothing = کوئی نتیجہ نہیں ملا:
search-nothing-text = ہجے چیک کریں، یا تمام کھیل اور لیگز دیکھیں۔
search-all = تمام کھیل اور لیگز
search-offline = آپ آف لائن ہیں۔ کنکشن بحال ہونے پر تلاش جاری رہے گی۔
search-failed = تلاش نہیں ہو سکی۔
search-retry = دوبارہ کوشش
