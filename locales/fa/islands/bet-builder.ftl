### Bet builder.

builder-intro = دو نتیجه یا بیشتر انتخاب کنید. آن‌ها یک شرط با یک ضریب می‌سازند و همه باید برنده شوند.
builder-close = همه مارکت‌ها
builder-share = اشتراک‌گذاری شرط
builder-copied = لینک کپی شد
builder-not-shared = لینک کپی نشد
builder-failed = مارکت‌ها بارگذاری نشد. اتصال را بررسی و دوباره امتحان کنید.
builder-retry = تلاش دوباره
builder-none = الان نتایج این بازی را نمی‌توان با هم ترکیب کرد.
builder-off = شرط‌ساز فعلاً در دسترس نیست.
builder-closed = شرط‌بندی روی این بازی بسته شده است.
builder-lost = { $count } انتخاب از شرط اشتراکی دیگر ارائه نمی‌شود.
builder-apart = با انتخاب‌های شما ترکیب نمی‌شود
builder-tray = شرط‌ساز شما
builder-picks = { $count } انتخاب
builder-remove = حذف { $name }
builder-clear = حذف همه انتخاب‌ها
builder-leg-suspended = معلق
builder-leg-gone = دیگر ارائه نمی‌شود
builder-pick-more = { $count ->
    [one] { $count } نتیجه دیگر انتخاب کنید تا ضریب شرط‌ساز را ببینید.
   *[other] { $count } نتیجه انتخاب کنید تا ضریب شرط‌ساز را ببینید.
}
builder-joined = ضریب شرط‌ساز
builder-asking = در حال دریافت ضریب شرط‌ساز…
builder-moved-up = افزایش از
builder-moved-down = کاهش از
builder-product = نه { $product } که حاصل‌ضرب ضرایب است: این نتایج به هم وابسته‌اند.
builder-spoken = ضریب شرط‌ساز { $odds }
builder-gone = دیگر ارائه نمی‌شود: { $names }. برای دیدن ضریب، آن را حذف کنید.
builder-waiting = معلق: { $names }. با ازسرگیری شرط‌بندی، ضریب برمی‌گردد.
builder-impossible = این نتایج نمی‌توانند همگی برنده شوند. یکی را عوض کنید.
builder-not-joinable = یکی از این نتایج با بقیه ترکیب نمی‌شود. انتخاب‌ها را عوض کنید.
builder-suspended = یکی از این نتایج همین حالا معلق شد. با ازسرگیری شرط‌بندی، ضریب برمی‌گردد.
builder-refused = این نتایج با هم ترکیب نمی‌شوند. یکی را عوض کنید.
builder-unanswered = ضریب شرط‌ساز بارگذاری نشد.
builder-add = افزودن به برگه · { $odds }
builder-add-empty = افزودن به برگه شرط
builder-in-slip = در برگه شرط شما · باز کردن
builder-replaces = جای شرط‌ساز موجود در برگه را می‌گیرد.
builder-alone = شرط‌ساز به‌تنهایی ثبت می‌شود. انتخاب‌های دیگر در برگه می‌مانند؛ پیش از ثبت حذفشان کنید.
