### كلمات ترتيب القوائم وتصفيتها.

listing-open = ترتيب وتصفية
listing-close = إغلاق
listing-done = عرض المباريات
listing-clear = إزالة كل عوامل التصفية
listing-start = البداية
listing-any-time = أي وقت
listing-hours =
    { $count ->
        [one] خلال ساعة
        [two] خلال ساعتين
        [few] خلال { $count } ساعات
        [many] خلال { $count } ساعة
       *[other] خلال { $count } ساعة
    }
listing-today = اليوم
listing-tomorrow = غدًا
listing-order = الترتيب
listing-by-page = موصى به
listing-by-start = حسب وقت البداية
listing-by-bets = حسب الشعبية
listing-by-sport = حسب الرياضة
listing-by-category = حسب البلد
listing-by-league = حسب البطولة
listing-reversed = { $name }، بترتيب عكسي
listing-sport = الرياضة
listing-all-sports = كل الرياضات
listing-cyber = الرياضات الإلكترونية
listing-regular = بدون الرياضات الإلكترونية
listing-bettable = المتاحة للرهان فقط
listing-favourites = مفضلتي فقط
listing-sign-in = سجّل الدخول لعرض مفضلتك.
listing-sign-in-button = تسجيل الدخول
listing-remove = إزالة عامل التصفية: { $name }
listing-asking = جارٍ البحث عن المباريات
listing-found =
    { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }
listing-none = لا توجد مباراة مطابقة
listing-none-text = أزل أحد عوامل التصفية لرؤية المزيد.
listing-more = مباريات أخرى
listing-failed = تعذّر تحميل المزيد من المباريات
listing-offline = أنت غير متصل بالإنترنت
listing-kept = المباريات أعلاه هي التي جاءت مع الصفحة.
listing-retry = إعادة المحاولة
listing-parts = أجزاء القائمة
listing-part = الجزء { $number } من { $total }
listing-previous = السابق
listing-next = التالي
