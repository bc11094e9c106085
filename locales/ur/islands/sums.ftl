### Calculation of a payout.

sum-stake = رقم
sum-stake-free = فری بیٹ کی رقم
sum-lines = { $count ->
    [one] { $win } انتخاب کی { $count } لائن: لائن کی رقم
   *[other] { $win } انتخاب کی { $count } لائنیں: ہر لائن کی رقم
}
sum-line = لائن { $number }
sum-more-lines = { $count ->
    [one] { $count } اور لائن
   *[other] { $count } اور لائنیں، ملا کر
}
sum-half_win = آدھی جیت: { $odds } اور 1 کی اوسط
sum-refund = کالعدم: رقم واپس، 1 شمار ہوتا ہے
sum-half_lose = آدھی ہار: آدھا شمار ہوتا ہے
sum-lose = ہار: 0 شمار ہوتا ہے
sum-custom-odds = بیٹ بلڈر کے آڈز
sum-odds = کل آڈز، بالکل درست
sum-mean = فی لائن اوسط آڈز
sum-boost = بوسٹ
sum-product = رقم × آڈز
sum-stake-kept = فری بیٹ کی رقم واپس نہیں ہوتی
sum-now = موجودہ آڈز پر
sum-cut = ہمارا حصہ
sum-rounded = { $decimals ->
    [0] ایک بار پوری رقم تک راؤنڈ کیا گیا
    [one] ایک بار { $decimals } اعشاری ہندسے تک راؤنڈ کیا گیا
   *[other] ایک بار { $decimals } اعشاری ہندسوں تک راؤنڈ کیا گیا
}
sum-capped = زیادہ سے زیادہ ادائیگی تک محدود
sum-possible = ممکنہ ادائیگی
sum-returned = ادائیگی
sum-winnings = منافع
sum-loss = خالص نتیجہ
sum-freebet-back = رقم فری بیٹ کی صورت میں واپس
