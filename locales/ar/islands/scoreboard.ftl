### نصوص النتائج.

scoreboard-live = مباشر
scoreboard-starts = البداية
scoreboard-finished = النتيجة النهائية
scoreboard-score = النتيجة
scoreboard-serving = الإرسال
scoreboard-total = المجموع
scoreboard-closed = الرهان مغلق
scoreboard-half-time = استراحة الشوطين
scoreboard-pause = استراحة
