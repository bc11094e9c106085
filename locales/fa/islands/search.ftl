### Search.

search-open = جستجو
search-hint = تیم، لیگ یا مارکت
search-close = بستن جستجو
search-recent = جستجوهای اخیر
search-forget = حذف «{ $query }»
search-short = دست‌کم 3 نویسه از نام تیم، لیگ یا مارکت را بنویسید.
search-matches = زنده و آینده
search-over = بازی‌های پایان‌یافته
search-leagues = لیگ‌ها
search-markets = مارکت‌ها
search-live = زنده
search-asking = در حال جستجو…
search-count = { $count } نتیجه
search-nothing = نتیجه‌ای نیست برای
search-nothing-text = املا را بررسی کنید یا همه ورزش‌ها و لیگ‌ها را ببینید.
search-all = همه ورزش‌ها و لیگ‌ها
search-offline = آفلاین هستید. با برقراری اتصال، جستجو ادامه می‌یابد.
search-failed = جستجو انجام نشد.
search-retry = تلاش دوباره
