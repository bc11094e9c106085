### Shared by several islands.

## Alerts

alert-error-title = کچھ غلط ہو گیا
alert-error-text = بعد میں دوبارہ کوشش کریں۔
island-retry = دوبارہ کوشش
odds-format-not-saved = آڈز کی شکل محفوظ نہیں ہوئی
odds-format-not-saved-text = یہ اس آلے پر لاگو ہے، لیکن آپ کے اکاؤنٹ میں محفوظ نہیں ہو سکی۔

## Time zone

time-zone = ٹائم زون
time-zone-site = سائٹ کا وقت ({ $offset })
time-zone-own = آپ کا وقت ({ $offset })

## Bets: type, state and result

slip-type-single = سنگل
slip-type-combo = اکیومولیٹر
slip-combo-name = { $count ->
    [2] ڈبل
    [3] ٹریبل
   *[other] { $count } فولڈ
}
slip-type-system = سسٹم
slip-type-custom_bet = بیٹ بلڈر
slip-type-singles = سنگلز
bets-system = { $lines ->
    [4] ٹرکسی
    [7] پیٹنٹ
    [11] یانکی
    [15] لکی 15
    [26] کینیڈین
    [31] لکی 31
    [57] ہائنز
    [63] لکی 63
    [120] سپر ہائنز
    [247] گولیتھ
   *[other] سسٹم: { $total } میں سے { $win }
}
slip-lines = { $count ->
    [one] { $count } لائن
   *[other] { $count } لائنیں
}
bets-with-trader = ٹریڈر جانچ رہا ہے
bet-status-submitted = جانچ جاری
bet-status-waiting_results = کھلی
bet-status-ready_to_process = طے ہو رہی ہے
bet-status-done = طے شدہ
bet-status-cancelled = منسوخ
bet-status-rejected = قبول نہیں ہوئی
bet-status-withdrawn = واپس لی گئی
bet-status-cashed_out = کیش آؤٹ
bet-status-cashout_in_progress = کیش آؤٹ ہو رہا ہے…
bet-result-no_results = کھلی
bet-result-canceled = کالعدم
bet-result-win_entire = جیت
bet-result-lose_entire = ہار
bet-result-refund_entire = رقم واپس
bet-result-refund_half_win_other = آدھی جیت
bet-result-refund_half_lose_other = آدھی ہار
bet-result-cashed_out = کیش آؤٹ

## Sharing a bet

slip-share-title = شیئر کریں یا کوڈ درج کریں
slip-share = یہ شرط شیئر کریں
slip-share-code = کوڈ
slip-share-pass = لنک شیئر کریں
slip-share-copied = لنک کاپی ہو گیا۔
slip-share-not-copied = لنک کاپی نہیں ہو سکا۔ اسے اوپر سے منتخب کریں۔
slip-share-failed = شرط شیئر نہیں ہو سکی۔ دوبارہ کوشش کریں۔
slip-code-label = شیئر کی گئی شرط کا کوڈ
slip-code-go = کھولیں

## Calculations

sum-title = یہ حساب کیسے ہوا
