### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = مرکز بازی
centre-form = نتایج اخیر
centre-table = جدول
centre-meetings = رودررو
centre-played = بازی
centre-won = پیروزی
centre-drawn = تساوی
centre-lost = شکست
centre-points = امتیاز
centre-statistics = آمار
centre-timeline = رویدادها
centre-stream = پخش زنده
centre-not-begun = آمار پس از شروع بازی نمایش داده می‌شود
centre-none = هنوز اتفاقی نیفتاده است
centre-failed = این بخش بارگذاری نشد
centre-retry = تلاش دوباره
centre-stream-sign-in = برای تماشای این بازی وارد شوید
centre-sign-in = ورود
centre-play = تماشای زنده
centre-stop = توقف پخش
centre-choose = پخش‌ها
centre-no-stream = این بازی اکنون پخش ندارد
centre-stream-refused = از جایی که هستید نمی‌توانید این پخش را ببینید
centre-stream-failed = پخش قطع شد. اتصال را بررسی و دوباره امتحان کنید.
centre-stream-unsupported = این مرورگر نمی‌تواند پخش را نشان دهد
