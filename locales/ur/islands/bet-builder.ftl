### Bet builder.

builder-intro = دو یا زیادہ نتائج چنیں۔ وہ ایک ہی آڈز پر ایک شرط بنتے ہیں، اور سب کا جیتنا ضروری ہے۔
builder-close = تمام مارکیٹس
builder-share = یہ شرط شیئر کریں
builder-copied = لنک کاپی ہو گیا
builder-not-shared = لنک کاپی نہیں ہو سکا
builder-failed = مارکیٹس لوڈ نہیں ہو سکیں۔ کنکشن چیک کر کے دوبارہ کوشش کریں۔
builder-retry = دوبارہ کوشش
builder-none = اس وقت اس میچ کے نتائج کو ملایا نہیں جا سکتا۔
builder-off = بیٹ بلڈر اس وقت دستیاب نہیں۔
builder-closed = اس میچ پر شرطیں بند ہو چکی ہیں۔
builder-lost = { $count ->
    [one] شیئر کی گئی شرط کا { $count } انتخاب اب دستیاب نہیں۔
   *[other] شیئر کی گئی شرط کے { $count } انتخاب اب دستیاب نہیں۔
}
builder-apart = آپ کے انتخاب کے ساتھ نہیں مل سکتا
builder-tray = آپ کا بیٹ بلڈر
builder-picks = { $count } انتخاب
builder-remove = ہٹائیں: { $name }
builder-clear = تمام انتخاب ہٹائیں
builder-leg-suspended = معطل
builder-leg-gone = اب دستیاب نہیں
builder-pick-more = { $count ->
    [one] بیٹ بلڈر کے آڈز دیکھنے کے لیے ایک اور نتیجہ چنیں۔
   *[other] بیٹ بلڈر کے آڈز دیکھنے کے لیے { $count } نتائج چنیں۔
}
builder-joined = بیٹ بلڈر کے آڈز
builder-asking = بیٹ بلڈر کے آڈز لائے جا رہے ہیں…
builder-moved-up = بڑھے، پہلے
builder-moved-down = گھٹے، پہلے
builder-product = آڈز کا حاصلِ ضرب { $product } نہیں: یہ نتائج ایک دوسرے پر منحصر ہیں۔
builder-spoken = بیٹ بلڈر کے آڈز { $odds }
builder-gone = اب دستیاب نہیں: { $names }۔ آڈز دیکھنے کے لیے ہٹائیں۔
builder-waiting = معطل: { $names }۔ شرطیں دوبارہ کھلنے پر آڈز واپس آئیں گے۔
builder-impossible = یہ سب نتائج ایک ساتھ نہیں جیت سکتے۔ کوئی ایک بدلیں۔
builder-not-joinable = ان میں سے ایک نتیجہ باقیوں کے ساتھ نہیں مل سکتا۔ اپنے انتخاب بدلیں۔
builder-suspended = ان میں سے ایک نتیجہ ابھی معطل ہوا ہے۔ شرطیں دوبارہ کھلنے پر آڈز واپس آئیں گے۔
builder-refused = یہ نتائج ملائے نہیں جا سکتے۔ کوئی ایک بدلیں۔
builder-unanswered = بیٹ بلڈر کے آڈز لوڈ نہیں ہو سکے۔
builder-add = بیٹ سلپ میں ڈالیں · { $odds }
builder-add-empty = بیٹ سلپ میں ڈالیں
builder-in-slip = آپ کی بیٹ سلپ میں · کھولیں
builder-replaces = آپ کی بیٹ سلپ کے بیٹ بلڈر کی جگہ لے گا۔
builder-alone = بیٹ بلڈر اکیلا لگایا جاتا ہے۔ آپ کے باقی انتخاب سلپ میں رہیں گے؛ لگانے سے پہلے انھیں ہٹا دیں۔
