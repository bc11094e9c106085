### Scoreboard.

scoreboard-live = زنده
scoreboard-starts = شروع
scoreboard-finished = نتیجه نهایی
scoreboard-score = نتیجه
scoreboard-serving = در حال سرویس
scoreboard-total = کل
scoreboard-closed = شرط‌بندی بسته شد
scoreboard-half-time = بین دو نیمه
scoreboard-pause = استراحت
