### Bet slip.

## Panel

slip-title = برگه شرط
slip-tab-slip = برگه شرط
slip-tab-bets = شرط‌های من
slip-close = بستن برگه شرط
slip-empty-title = برگه شرط شما خالی است
slip-empty-text = روی یک ضریب بزنید تا اینجا اضافه شود.
slip-quick-bet = شرط سریع
slip-code = کد دارید؟
slip-code-open = باز کردن

## Selections

slip-selections = { $count } انتخاب
slip-selections-label = انتخاب‌ها
slip-remove = حذف { $name }
slip-clear = حذف همه
slip-emptied = برگه خالی شد
slip-undo = بازگرداندن
slip-price-moved = از زمان افزودن: از { $from } به { $to }
slip-price-changed = ضریب تغییر کرد: از { $from } به { $to }
slip-moves = تغییرات ضرایب در این بازدید
slip-suspended = معلق: فعلاً شرطی پذیرفته نمی‌شود
slip-suspended-provider = معلق: بدون داده
slip-unavailable = دیگر ارائه نمی‌شود
slip-live = زنده
slip-bar-open = برگه شرط
slip-bar-singles = { $count } تکی
slip-bar-no-stake = هنوز مبلغی نیست
slip-bar-remove = برای ادامه یک انتخاب را حذف کنید
slip-conflict-here-same_match = با انتخاب دیگری از همین بازی ترکیب نمی‌شود
slip-conflict-here-outright = با انتخاب دیگری از همین رقابت ترکیب نمی‌شود
slip-conflict-here-mixed_providers = با انتخاب‌های دیگر ترکیب نمی‌شود
slip-conflict-here-system_provider = در شرط سیستمی پذیرفته نمی‌شود
slip-conflict-here-custom_bet_match = از بازی شرط‌ساز نیست
slip-conflict-here-custom_bet_alone = همراه شرط‌ساز ثبت نمی‌شود

## Bet

slip-stake = مبلغ
slip-stake-currency = مبلغ به { $currency }
slip-quick-add = مبلغ { $amount }
slip-quick-amounts = مبلغ‌های سریع
slip-odds = ضریب کل
slip-return = برد احتمالی
slip-types = نوع شرط
slip-join = تبدیل به شرط‌ساز · { $odds }
slip-join-asking = در جستجوی شرط‌ساز…
slip-refusal-no_system_type = { $count ->
    [one] شرط سیستمی انتخاب‌های بیشتری می‌خواهد.
   *[other] برای { $count } انتخاب سیستمی وجود ندارد.
}
slip-refusal-multi_single_unavailable = این انتخاب‌ها را نمی‌توان به‌صورت چند تکی ثبت کرد.
slip-system = سیستمی
slip-system-option = { $win } از { $total } · { $count } ترکیب
slip-return-currency = برد به { $currency }
slip-by-return = تعیین برد
slip-by-stake = تعیین مبلغ
slip-line-stake = مبلغ هر ترکیب
slip-stake-freebet = شرط رایگان
slip-max = حداکثر
slip-max-label = گذاشتن حداکثر مبلغ
slip-max-failed = حداکثر مبلغ بارگذاری نشد. دوباره امتحان کنید.
slip-total-stake = مبلغ کل
slip-lines-of = { $count } ترکیب، هر یک { $amount }
slip-boosted-odds = ضریب تقویت‌شده

## Why placing is blocked

slip-stake-empty = مبلغ را وارد کنید.
slip-stake-negative = مبلغ نمی‌تواند منفی باشد.
slip-stake-exponent = مبلغ را کامل بنویسید، مثلاً 1000.
slip-stake-not_a_number = مبلغ را با رقم وارد کنید، مثلاً { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } اعشار ندارد. مبلغ صحیح وارد کنید.
    [one] مبلغ { $currency } حداکثر { $decimals } رقم اعشار دارد.
   *[other] مبلغ { $currency } حداکثر { $decimals } رقم اعشار دارد.
}
slip-stake-too_large = این مبلغ بیش از حد بزرگ است.
slip-stake-not-positive = مبلغ باید بیشتر از صفر باشد.
slip-stake-below-min = حداقل مبلغ شرط { $amount } است.
slip-stake-above-max = حداکثر مبلغ شرط { $amount } است.
slip-stake-own-limit = با محدودیتی که خودتان گذاشته‌اید، { $amount } برای شرط‌بندی باقی مانده است.
slip-stake-own-limit-until = با محدودیتی که خودتان گذاشته‌اید، { $amount } برای شرط‌بندی باقی مانده است. بازنشانی: { $moment }.
slip-stake-above-balance = موجودی شما { $amount } است. مبلغ را کم کنید.
slip-balance-empty = موجودی شما { $amount } است.
slip-currency-unlisted = اینجا نمی‌توان با { $currency } شرط بست.
slip-deposit = واریز
slip-blocked-suspended = { $count ->
    [one] یک انتخاب معلق است. منتظر باز شدنش بمانید یا آن را حذف کنید.
   *[other] { $count } انتخاب معلق است. منتظر باز شدنشان بمانید یا آن‌ها را حذف کنید.
}
slip-changed = { $count ->
    [one] یک ضریب تغییر کرد. پیش از ادامه آن را بررسی کنید.
   *[other] { $count } ضریب تغییر کرد. پیش از ادامه آن‌ها را بررسی کنید.
}
slip-gone = { $count ->
    [one] یک انتخاب دیگر ارائه نمی‌شود.
   *[other] { $count } انتخاب دیگر ارائه نمی‌شود.
}
slip-conflict-same_match = دو انتخاب شما از یک بازی است. برای ادامه یکی را حذف کنید.
slip-conflict-outright = دو انتخاب شما از یک رقابت است. برای ادامه یکی را حذف کنید.
slip-conflict-joinable = دو انتخاب شما از یک بازی است. آن‌ها را به شرط‌ساز تبدیل کنید یا یکی را حذف کنید.
slip-conflict-mixed_providers = این انتخاب‌ها در یک شرط ترکیب نمی‌شوند. برای ادامه یکی را حذف کنید.
slip-conflict-system_provider = برخی از این انتخاب‌ها در شرط سیستمی پذیرفته نمی‌شوند. حذفشان کنید یا نوع دیگری انتخاب کنید.
slip-conflict-custom_bet_match = شرط‌ساز انتخاب‌های یک بازی را ترکیب می‌کند. برای ادامه بقیه را حذف کنید.
slip-conflict-custom_bet_alone = شرط‌ساز به‌تنهایی ثبت می‌شود. برای ادامه انتخاب‌های دیگر را حذف کنید.
slip-custom-disabled = فعلاً شرط‌ساز پذیرفته نمی‌شود.
slip-custom-too-short = شرط‌ساز دست‌کم دو انتخاب می‌خواهد.
slip-custom-odds-missing = در حال دریافت ضریب این شرط‌ساز.
slip-custom-changed = ضریب شرط‌ساز شما تغییر کرد. پیش از ادامه آن را بررسی کنید.
slip-return-too-small = برد این شرط نمی‌تواند از مبلغ آن بیشتر باشد.
slip-freebet-pending = در حال بررسی اینکه شرط رایگان شما با این شرط جور است یا نه. می‌توانید مبلغ خودتان را هم وارد کنید.

## Button

slip-accept = پذیرش تغییرات
slip-accept-remove = پذیرش تغییرات و حذف { $count } انتخاب
slip-accept-only-remove = { $count ->
    [one] حذف انتخاب
   *[other] حذف { $count } انتخاب
}
slip-sign-in = ورود و ثبت شرط
slip-offline = اتصال برقرار نیست
slip-place = { $count ->
    [one] ثبت شرط · { $amount }
   *[other] ثبت { $count } شرط · { $amount }
}
slip-place-freebet = { $count ->
    [one] ثبت شرط رایگان · { $amount }
   *[other] ثبت { $count } شرط رایگان · { $amount }
}
slip-place-both = { $count ->
    [one] ثبت شرط · { $amount } و شرط رایگان { $free }
   *[other] ثبت { $count } شرط · { $amount } و شرط رایگان { $free }
}
slip-place-empty = { $count ->
    [one] ثبت شرط
   *[other] ثبت { $count } شرط
}
slip-placing = { $count ->
    [one] در حال ثبت شرط…
   *[other] در حال ثبت { $count } شرط…
}

## Results of placing

slip-error-invalid-odds = ضریب هنگام ثبت شرط تغییر کرد. ضریب تازه را بررسی و دوباره ثبت کنید.
slip-error-invalid-custom-odds = ضریب این شرط‌ساز تغییر کرد. ضریب تازه را بررسی و دوباره ثبت کنید.
slip-error-suspended = یک انتخاب هنگام ثبت شرط معلق شد. شرط ثبت نشد.
slip-error-funds = موجودی شما برای این مبلغ کافی نیست. شرط ثبت نشد.
slip-error-stake = این مبلغ پذیرفته نمی‌شود. شرط ثبت نشد.
slip-error-not-placed = شرط ثبت نشد و چیزی از موجودی شما کم نشد. می‌توانید دوباره ثبت کنید.
slip-error-maybe-placed = نمی‌توانیم تشخیص دهیم شرط ثبت شده است یا نه: میان شرط‌های شما بیش از یکی مانند آن هست. پیش از ثبت دوباره، «شرط‌های من» را ببینید.
slip-other-player = کاربر دیگری وارد شده است
slip-other-player-text = هیچ شرطی ثبت نشد. حسابی را که بالای صفحه است بررسی کنید، سپس شرط را دوباره ثبت کنید.
slip-error-default = شرط ثبت نشد. دوباره امتحان کنید.
slip-unanswered-title = هنوز نمی‌دانیم شرط شما ثبت شده است یا نه
slip-unanswered-text = پاسخی نرسید. داریم شرط شما را پیدا می‌کنیم تا دو بار ثبت نشود. این کار ممکن است تا { $seconds } ثانیه طول بکشد.
slip-unanswered-waiting = نتوانستیم وضعیت شرط شما را ببینیم. اتصال را بررسی و دوباره امتحان کنید.
slip-unanswered-looking = در جستجوی شرط شما…
slip-unanswered-look = بررسی دوباره
slip-receipt-lost-text = پاسخ در راه گم شد، ولی شرط شما یک بار دریافت شده است.
slip-receipt-ref = شماره پیگیری
slip-keep = نگه داشتن انتخاب‌ها
slip-done = تمام
slip-error-municipality = در پروفایل شما شهرداری ثبت نشده است. آن را اضافه کنید و شرط را دوباره ثبت کنید.
slip-error-win-too-small = با این ضریب، برد نمی‌تواند از مبلغ شرط بیشتر باشد. شرط ثبت نشد.
slip-error-elsewhere = شرطی در زبانه دیگری در حال ثبت است. منتظر آن بمانید و این را دوباره ثبت کنید.
slip-receipt-placed = { $count ->
    [one] شرط ثبت شد
   *[other] { $count } شرط ثبت شد
}
slip-receipt-placed-text = { $count ->
    [one] آن را در «شرط‌های من» می‌بینید.
   *[other] آن‌ها را در «شرط‌های من» می‌بینید.
}
slip-receipt-checking = { $count ->
    [one] شرط دریافت شد، در حال بررسی
   *[other] { $count } شرط دریافت شد، در حال بررسی
}
slip-receipt-checking-text = هنوز ثبت نشده است. نتیجه اینجا و در «شرط‌های من» نمایش داده می‌شود، معمولاً ظرف چند ثانیه.
slip-receipt-review = { $count ->
    [one] شرط دریافت شد، در حال بررسی
   *[other] { $count } شرط دریافت شد، در حال بررسی
}
slip-receipt-review-text = هنوز ثبت نشده است. ابتدا کارشناس آن را بررسی می‌کند؛ نتیجه اینجا و در «شرط‌های من» نمایش داده می‌شود.
slip-receipt-rejected = شرط پذیرفته نشد
slip-receipt-rejected-text = ضریب یا مارکت پیش از پذیرش شرط تغییر کرد. مبلغ شما به موجودی برگشت.
slip-receipt-missing = { $count ->
    [one] یک شرط ثبت نشد؛ بابت آن چیزی کم نشد.
   *[other] { $count } شرط ثبت نشد؛ بابت آن‌ها چیزی کم نشد.
}
slip-receipt-moved = با ضریب تغییرکرده پذیرفته شد، همان‌طور که تنظیمات شما اجازه می‌دهد.
slip-placed-view = مشاهده
slip-placed-close = بستن این پیام

## Bonuses

slip-bonus = بونوس
slip-bonus-none = بدون بونوس
slip-bonus-comboboost = تقویت میکس
slip-boost-next = { $boost } با { $count } انتخاب دیگر با ضریب { $odds } یا بالاتر
slip-bonus-freebet = شرط رایگان
slip-bonus-freebet_only_win = شرط رایگان، فقط سود
slip-bonus-freebet_all_win = شرط رایگان، مبلغ و سود
slip-bonus-freebet_no_risk = بازگشت مبلغ به‌صورت شرط رایگان
slip-bonus-hunting = شکار
slip-bonus-tournament = تورنمنت
slip-bonus-lootbox = جعبه جایزه
slip-bonus-about-comboboost = ضریب این میکس را تقویت می‌کند.
slip-bonus-about-freebet = مبلغ را ما می‌دهیم. اگر شرط برنده شود، سود بدون مبلغ شرط به شما می‌رسد.
slip-bonus-about-freebet_only_win = مبلغ را ما می‌دهیم. اگر شرط برنده شود، سود بدون مبلغ شرط به شما می‌رسد.
slip-bonus-about-freebet_all_win = مبلغ را ما می‌دهیم. اگر شرط برنده شود، هم مبلغ شرط و هم سود به شما می‌رسد.
slip-bonus-about-freebet_no_risk = مبلغ را شما می‌دهید. اگر شرط ببازد، مبلغ به‌صورت شرط رایگان برمی‌گردد.
slip-bonus-about-hunting = این شرط در شکار شما امتیاز می‌آورد.
slip-bonus-about-tournament = این شرط در تورنمنت شما امتیاز می‌آورد.
slip-bonus-about-lootbox = این شرط برای جعبه جایزه شما امتیاز می‌آورد.

## Quick bet

slip-quick-bet-stake = شرط سریع
slip-quick-bet-ready = روشن: با یک لمس روی ضریب، بی‌درنگ { $amount } شرط ثبت می‌شود.
slip-quick-bet-not-approved = مبلغ را وارد کنید و شرط سریع را روشن کنید؛ تا آن زمان ضرایب به برگه می‌روند.
slip-quick-bet-approve = روشن کردن شرط سریع · { $amount }
slip-quick-bet-approve-empty = مبلغ را وارد کنید
slip-quick-bet-placing = در حال ثبت { $amount } روی { $name } با ضریب { $odds }: { $event }، { $market }…
slip-quick-bet-placed = شرط سریع ثبت شد
slip-quick-bet-checking = شرط سریع دریافت شد، در حال بررسی
slip-quick-bet-review = شرط سریع دریافت شد، در حال بررسی
slip-quick-bet-rejected = شرط سریع پذیرفته نشد
slip-quick-bet-error = شرط سریع ثبت نشد
slip-quick-bet-text = { $event } · { $market }: { $name } با ضریب { $odds } · { $amount }
slip-quick-bet-on = شرط سریع روشن است · { $amount }
slip-quick-bet-off = خاموش کردن
slip-quick-bet-idle = شرط سریع خاموش است
slip-quick-bet-idle-text = { $minutes } دقیقه شرط سریع ثبت نکردید. می‌توانید در برگه دوباره آن را روشن کنید.

## Sharing

slip-share-converted = مبلغ اشتراکی از { $from } به { $to } تبدیل شد.
slip-code-loading = در حال باز کردن شرط اشتراکی…
slip-code-not_found = شرطی پیدا نشد. کد را بررسی کنید.
slip-code-nothing_left = هیچ بخشی از این شرط دیگر ارائه نمی‌شود. شرط دیگری را امتحان کنید.
slip-code-later = شرط اشتراکی باز نشد. بعداً دوباره امتحان کنید.
slip-code-close = بستن
slip-code-ask = شرط اشتراکی { $count } انتخاب دارد و برگه شما خالی نیست. اضافه شود یا جای برگه را بگیرد؟
slip-code-answer-add = افزودن به برگه
slip-code-answer-replace = جایگزینی برگه
slip-code-answer-cancel = همین‌طور بماند

## Settings

slip-settings = تنظیمات برگه شرط
slip-accept-mode = اگر ضریب هنگام ثبت تغییر کند
slip-accept-mode-none = پرسش درباره هر تغییر
slip-accept-mode-higher = پذیرش ضریب بالاتر، پرسش درباره پایین‌تر
slip-accept-mode-any = پذیرش هر تغییر
slip-quick-own = مبلغ‌های سریع شما به { $currency }
slip-quick-own-field = مبلغ سریع { $number }
slip-quick-save = ذخیره مبلغ‌ها
slip-quick-saved = مبلغ‌های شما ذخیره شد.
slip-quick-invalid = هر مبلغ را با رقم و بیشتر از صفر وارد کنید، یا خالی بگذارید.
slip-settings-failed = تنظیمات ذخیره نشد. دوباره امتحان کنید.
slip-odds-format = قالب ضرایب
slip-odds-format-european = اعشاری
slip-odds-format-british = کسری
slip-odds-format-american = آمریکایی
slip-odds-format-hongkong = هنگ‌کنگی
slip-odds-format-malaysian = مالایی
slip-odds-format-indonesian = اندونزیایی
