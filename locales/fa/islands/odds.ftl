### Prices and markets.

odds-live = زنده
odds-suspended = معلق
odds-gone = دیگر ارائه نمی‌شود
odds-closed = شرط‌بندی بسته شد
odds-postponed = به تعویق افتاد
odds-rescheduled = تاریخ جدید
odds-called-off = لغو شد
odds-as-of = ضرایب در
odds-all-lines = همه خط‌ها
odds-more = مارکت‌های بیشتر
odds-all-markets = همه
odds-search = جستجوی مارکت‌ها
odds-no-prices = هنوز ضریبی نیست
odds-up = ضریب بالا رفت
odds-down = ضریب پایین آمد
odds-finished = نتیجه نهایی
odds-builder = شرط‌ساز
odds-builder-text = انتخاب‌های این بازی را در یک شرط ترکیب کنید
odds-over = تمام شد
odds-no-market = مارکت بسته است
odds-nothing-found = مارکتی پیدا نشد
odds-half-time = بین دو نیمه
odds-pause = استراحت
odds-moves = تغییرات ضرایب در این بازدید
odds-no-data = بدون داده
odds-favourite = علاقه‌مندی:
