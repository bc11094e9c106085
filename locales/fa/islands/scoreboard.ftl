### Scoreboard.

scoreboard-live = زنده
scoreboard-starts = شروع
scoreboard-finished = نتیجه نهایی
scoreboard-score = نتیجه
scoreboard-serving = در حال سرویس
scoreboard-total = کل
scoreboard-closed = شرط‌بندی بسته شد
scoreboard-postponed = به تعویق افتاد
scoreboard-rescheduled = تاریخ جدید
scoreboard-called-off = لغو شد
scoreboard-half-time = بین دو نیمه
scoreboard-pause = استراحت
scoreboard-overtime = وقت
scoreboard-red-cards = کارت‌های قرمز
scoreboard-suspended = معلق
scoreboard-why-goal = گل
scoreboard-why-card = کارت
scoreboard-why-penalty = پنالتی
scoreboard-why-review = بازبینی ویدیویی
scoreboard-why-break = شکستن سرویس
scoreboard-why-stopped = توقف بازی
scoreboard-why-provider = بدون داده
