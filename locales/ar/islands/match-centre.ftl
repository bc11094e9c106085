### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = مركز المباراة
centre-form = آخر النتائج
centre-table = الترتيب
centre-meetings = المواجهات
centre-played = لعب
centre-won = فوز
centre-drawn = تعادل
centre-lost = خسارة
centre-points = النقاط
centre-statistics = الإحصائيات
centre-timeline = الأحداث
centre-stream = البث
centre-not-begun = تظهر الإحصائيات بعد بدء المباراة
centre-none = لا توجد أحداث بعد
centre-failed = تعذّر تحميل هذا الجزء
centre-retry = إعادة المحاولة
centre-stream-sign-in = سجّل الدخول لمشاهدة هذه المباراة
centre-sign-in = تسجيل الدخول
centre-play = شاهد مباشرة
centre-stop = إيقاف البث
centre-choose = البثوث
centre-no-stream = لا يوجد بث لهذه المباراة الآن
centre-stream-refused = لا يمكنك مشاهدة هذا البث من موقعك
centre-stream-failed = انقطع البث. تحقق من اتصالك ثم حاول مرة أخرى.
centre-stream-unsupported = لا يستطيع هذا المتصفح تشغيل البث
