### نصوص الأسعار والأسواق.

odds-live = مباشر
odds-suspended = موقوف
odds-gone = لم يعد متاحًا
odds-closed = الرهان مغلق
odds-postponed = مؤجلة
odds-rescheduled = موعد جديد
odds-called-off = ملغاة
odds-as-of = الأسعار حتى
odds-all-lines = كل الخطوط
odds-more = المزيد من الأسواق
odds-all-markets = الكل
odds-search = ابحث في الأسواق
odds-no-prices = لا أسعار بعد
odds-up = ارتفع السعر
odds-down = انخفض السعر
odds-finished = النتيجة النهائية
# Opens the builder of a bet on several markets of the match, with a short explanation.
odds-builder = رهان مخصص
odds-builder-text = اجمع عدة اختيارات من هذه المباراة في رهان واحد
odds-over = انتهت
odds-no-market = السوق مغلق
odds-nothing-found = لم يُعثر على أسواق
odds-half-time = استراحة
odds-pause = استراحة
odds-moves = حركة الأسعار في هذه الزيارة
odds-no-data = لا توجد بيانات
odds-favourite = المفضلة:
odds-side-unknown = يُحدَّد لاحقًا
odds-time-unknown = يُؤكَّد الموعد لاحقًا
