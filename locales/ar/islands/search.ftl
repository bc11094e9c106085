### كلمات البحث.

search-open = بحث
# في الحقل الفارغ.
search-hint = فريق أو بطولة أو سوق
search-close = إغلاق البحث
search-recent = عمليات البحث الأخيرة
search-forget = إزالة «{ $query }»
# تحت الحقل إلى أن تُكتب 3 أحرف.
search-short = اكتب 3 أحرف على الأقل من اسم فريق أو بطولة أو سوق.
search-matches = المباشرة والقادمة
search-over = المباريات المنتهية
search-leagues = البطولات
search-markets = الأسواق
search-live = مباشر
search-asking = جارٍ البحث…
# لقارئات الشاشة.
search-count = { $count ->
    [zero] لا نتائج
    [one] نتيجة واحدة
    [two] نتيجتان
    [few] { $count } نتائج
    [many] { $count } نتيجة
   *[other] { $count } نتيجة
}
# Before what was typed.
search-nothing = لا نتائج للبحث عن
search-nothing-text = تحقق من الكتابة، أو تصفّح كل الرياضات والبطولات.
search-all = كل الرياضات والبطولات
search-offline = أنت غير متصل. سيستمر البحث عند عودة الاتصال.
search-failed = تعذّر البحث.
search-retry = إعادة المحاولة
