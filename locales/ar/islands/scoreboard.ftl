### نصوص النتائج.

scoreboard-live = مباشر
scoreboard-starts = البداية
scoreboard-finished = النتيجة النهائية
scoreboard-score = النتيجة
scoreboard-serving = الإرسال
scoreboard-total = المجموع
scoreboard-closed = الرهان مغلق
scoreboard-postponed = مؤجلة
scoreboard-rescheduled = موعد جديد
scoreboard-called-off = ملغاة
scoreboard-half-time = استراحة الشوطين
scoreboard-pause = استراحة
scoreboard-overtime = ش.إ
scoreboard-red-cards = البطاقات الحمراء
scoreboard-suspended = موقوف
scoreboard-why-goal = هدف
scoreboard-why-card = بطاقة
scoreboard-why-penalty = ركلة جزاء
scoreboard-why-review = مراجعة الفيديو
scoreboard-why-break = كسر إرسال
scoreboard-why-stopped = توقف اللعب
scoreboard-why-provider = لا توجد بيانات
