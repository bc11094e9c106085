### Calculation of a payout.

sum-stake = مبلغ
sum-stake-free = مبلغ شرط رایگان
sum-lines = { $count } ترکیب { $win } تایی: مبلغ هر ترکیب
sum-line = ترکیب { $number }
sum-more-lines = { $count ->
    [one] { $count } ترکیب دیگر
   *[other] { $count } ترکیب دیگر، روی هم
}
sum-half_win = نصف برد: میانگین { $odds } و 1
sum-refund = فسخ: مبلغ برمی‌گردد، 1 حساب می‌شود
sum-half_lose = نصف باخت: نصف حساب می‌شود
sum-lose = باخت: 0 حساب می‌شود
sum-custom-odds = ضریب شرط‌ساز
sum-odds = ضریب کل، دقیق
sum-mean = میانگین ضریب هر ترکیب
sum-boost = تقویت
sum-product = مبلغ × ضریب
sum-stake-kept = مبلغ شرط رایگان برگردانده نمی‌شود
sum-now = با ضریب‌های فعلی
sum-cut = سهم ما
sum-rounded = { $decimals ->
    [0] یک بار به مبلغ صحیح گرد شد
    [one] یک بار تا { $decimals } رقم اعشار گرد شد
   *[other] یک بار تا { $decimals } رقم اعشار گرد شد
}
sum-capped = محدود به حداکثر پرداخت
sum-possible = برد احتمالی
sum-returned = مبلغ پرداختی
sum-winnings = سود
sum-loss = نتیجه خالص
sum-freebet-back = بازگشت مبلغ به‌صورت شرط رایگان
