### Scoreboard.

scoreboard-live = لائیو
scoreboard-starts = آغاز
scoreboard-finished = حتمی اسکور
scoreboard-score = اسکور
scoreboard-serving = سروس پر
scoreboard-total = کل
scoreboard-closed = شرطیں بند
scoreboard-postponed = ملتوی
scoreboard-rescheduled = نئی تاریخ
scoreboard-called-off = منسوخ
scoreboard-half-time = ہاف ٹائم
scoreboard-pause = وقفہ
scoreboard-overtime = OT
scoreboard-red-cards = ریڈ کارڈ
scoreboard-suspended = معطل
scoreboard-why-goal = گول
scoreboard-why-card = کارڈ
scoreboard-why-penalty = پینلٹی
scoreboard-why-review = ویڈیو ریویو
scoreboard-why-break = سروس بریک
scoreboard-why-stopped = کھیل رک گیا
scoreboard-why-provider = ڈیٹا نہیں
