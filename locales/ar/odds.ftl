### نصوص الأسعار والأسواق والنتائج.

odds-live = مباشر
odds-suspended = موقوف مؤقتًا
odds-gone = لم يعد متاحًا
odds-closed = مغلق أمام الرهان
odds-as-of = الأسعار بتاريخ
odds-all-lines = كل الخطوط
odds-more = المزيد من الأسواق
odds-all-markets = الكل
odds-search = ابحث في الأسواق
odds-no-prices = لا أسعار بعد
odds-up = ارتفع السعر
odds-down = انخفض السعر
odds-finished = النتيجة النهائية

scoreboard-live = مباشر
scoreboard-starts = البداية
scoreboard-finished = النتيجة النهائية
scoreboard-score = النتيجة
scoreboard-serving = صاحب الإرسال
scoreboard-total = المجموع
scoreboard-closed = الرهان مغلق
