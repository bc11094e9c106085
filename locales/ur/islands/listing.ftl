### Sorting and filtering a list.

listing-open = ترتیب اور فلٹر
listing-close = بند کریں
listing-done = میچ دکھائیں
listing-clear = تمام فلٹر ہٹائیں
listing-start = آغاز
listing-any-time = کسی بھی وقت
listing-hours =
    { $count ->
        [one] اگلا { $count } گھنٹہ
       *[other] اگلے { $count } گھنٹے
    }
listing-today = آج
listing-tomorrow = آئندہ کل
listing-order = ترتیب
listing-by-page = تجویز کردہ
listing-by-start = بلحاظ وقتِ آغاز
listing-by-bets = بلحاظ مقبولیت
listing-by-sport = بلحاظ کھیل
listing-by-category = بلحاظ ملک
listing-by-league = بلحاظ لیگ
listing-reversed = { $name }، الٹی ترتیب
listing-sport = کھیل
listing-all-sports = تمام کھیل
listing-cyber = ای اسپورٹس
listing-regular = ای اسپورٹس کے بغیر
listing-bettable = صرف کھلے آڈز والے
listing-favourites = صرف میرے پسندیدہ
listing-sign-in = اپنی پسندیدہ چیزیں دیکھنے کے لیے لاگ ان کریں۔
listing-sign-in-button = لاگ ان
listing-remove = فلٹر ہٹائیں: { $name }
listing-asking = میچ تلاش ہو رہے ہیں…
listing-found = { $count } میچ
listing-none = ان فلٹروں کے مطابق کوئی میچ نہیں
listing-none-text = مزید دیکھنے کے لیے کوئی فلٹر ہٹائیں۔
listing-more = مزید میچ
listing-failed = مزید میچ لوڈ نہیں ہو سکے
listing-offline = آپ آف لائن ہیں
listing-kept = اوپر کے میچ صفحے کے ساتھ آئے تھے۔
listing-retry = دوبارہ کوشش
listing-parts = فہرست کے حصے
listing-part = { $total } میں سے حصہ { $number }
listing-previous = پچھلا
listing-next = اگلا
