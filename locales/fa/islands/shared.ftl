### Shared by several islands.

## Alerts

alert-error-title = مشکلی پیش آمد
alert-error-text = بعداً دوباره امتحان کنید.
island-retry = تلاش دوباره
odds-format-not-saved = قالب ضرایب ذخیره نشد
odds-format-not-saved-text = در این دستگاه اعمال می‌شود، اما در حساب شما ذخیره نشد.

## Time zone

time-zone = منطقهٔ زمانی
time-zone-site = ساعت سایت ({ $offset })
time-zone-own = ساعت شما ({ $offset })

## Bets: type, state and result

slip-type-single = تکی
slip-type-combo = میکس
slip-combo-name = میکس { $count } تایی
slip-type-system = سیستمی
slip-type-custom_bet = شرط‌ساز
slip-type-singles = تکی‌ها
bets-system = { $lines ->
    [4] تریکسی
    [7] پتنت
    [11] یانکی
    [15] لاکی 15
    [26] کانادین
    [31] لاکی 31
    [57] هاینز
    [63] لاکی 63
    [120] سوپر هاینز
    [247] گولیات
   *[other] سیستمی { $win } از { $total }
}
slip-lines = { $count } ترکیب
bets-with-trader = در حال بررسی کارشناس
bet-status-submitted = در حال بررسی
bet-status-waiting_results = باز
bet-status-ready_to_process = در حال تسویه
bet-status-done = تسویه‌شده
bet-status-cancelled = لغو شد
bet-status-rejected = پذیرفته نشد
bet-status-withdrawn = پس گرفته شد
bet-status-cashed_out = کش‌اوت شد
bet-status-cashout_in_progress = در حال کش‌اوت…
bet-result-no_results = باز
bet-result-canceled = فسخ
bet-result-win_entire = برد
bet-result-lose_entire = باخت
bet-result-refund_entire = برگشتی
bet-result-refund_half_win_other = نصف برد
bet-result-refund_half_lose_other = نصف باخت
bet-result-cashed_out = کش‌اوت شد

## Sharing a bet

slip-share-title = اشتراک‌گذاری یا وارد کردن کد
slip-share = اشتراک‌گذاری شرط
slip-share-code = کد
slip-share-pass = فرستادن لینک
slip-share-copied = لینک کپی شد.
slip-share-not-copied = لینک کپی نشد. آن را از بالا انتخاب کنید.
slip-share-failed = شرط به اشتراک گذاشته نشد. دوباره امتحان کنید.
slip-code-label = کد شرط اشتراکی
slip-code-go = باز کردن

## Calculations

sum-title = روش محاسبه
