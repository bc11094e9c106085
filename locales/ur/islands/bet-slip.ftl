### Bet slip.

## Panel

slip-title = بیٹ سلپ
slip-tab-slip = بیٹ سلپ
slip-tab-bets = میری شرطیں
slip-close = بیٹ سلپ بند کریں
slip-empty-title = آپ کی بیٹ سلپ خالی ہے
slip-empty-text = یہاں شامل کرنے کے لیے کسی آڈز پر ٹیپ کریں۔
slip-quick-bet = فوری شرط
slip-code = کوڈ ہے؟
slip-code-open = کھولیں

## Selections

slip-selections = { $count } انتخاب
slip-selections-label = انتخاب
slip-remove = ہٹائیں: { $name }
slip-clear = سب ہٹائیں
slip-emptied = سلپ خالی ہو گئی
slip-undo = واپس لائیں
slip-price-moved = شامل کرنے کے بعد { $from } سے { $to }
slip-price-changed = آڈز بدل گئے: { $from } سے { $to }
slip-moves = اس وزٹ میں آڈز کی تبدیلیاں
slip-suspended = معطل: فی الحال شرط نہیں لگ سکتی
slip-suspended-provider = معطل: ڈیٹا نہیں
slip-unavailable = اب دستیاب نہیں
slip-live = لائیو
slip-bar-open = بیٹ سلپ
slip-bar-singles = { $count ->
    [one] { $count } سنگل
   *[other] { $count } سنگلز
}
slip-bar-no-stake = ابھی رقم نہیں
slip-bar-remove = آگے بڑھنے کے لیے ایک انتخاب ہٹا دیں
slip-conflict-here-same_match = اسی میچ کے دوسرے انتخاب کے ساتھ نہیں مل سکتا
slip-conflict-here-outright = اسی مقابلے کے دوسرے انتخاب کے ساتھ نہیں مل سکتا
slip-conflict-here-mixed_providers = باقی انتخاب کے ساتھ نہیں مل سکتا
slip-conflict-here-system_provider = سسٹم شرط میں قبول نہیں
slip-conflict-here-custom_bet_match = بیٹ بلڈر والے میچ کا نہیں
slip-conflict-here-custom_bet_alone = بیٹ بلڈر کے ساتھ نہیں لگ سکتا

## Bet

slip-stake = رقم
slip-stake-currency = رقم { $currency } میں
slip-quick-add = رقم { $amount }
slip-quick-amounts = فوری رقمیں
slip-odds = کل آڈز
slip-return = ممکنہ ادائیگی
slip-types = شرط کی قسم
slip-join = بیٹ بلڈر بنائیں · { $odds }
slip-join-asking = بیٹ بلڈر تلاش ہو رہا ہے…
slip-refusal-no_system_type = { $count ->
    [one] سسٹم شرط کے لیے مزید انتخاب چاہییں۔
   *[other] { $count } انتخاب کے لیے کوئی سسٹم نہیں۔
}
slip-refusal-multi_single_unavailable = یہ انتخاب الگ الگ سنگلز کے طور پر نہیں لگ سکتے۔
slip-system = سسٹم
slip-system-option = { $count ->
    [one] { $total } میں سے { $win } · { $count } لائن
   *[other] { $total } میں سے { $win } · { $count } لائنیں
}
slip-return-currency = ادائیگی { $currency } میں
slip-by-return = ادائیگی لکھیں
slip-by-stake = رقم لکھیں
slip-line-stake = فی لائن رقم
slip-stake-freebet = فری بیٹ
slip-max = میکس
slip-max-label = زیادہ سے زیادہ رقم لکھیں
slip-max-failed = زیادہ سے زیادہ رقم لوڈ نہیں ہو سکی۔ دوبارہ کوشش کریں۔
slip-total-stake = کل رقم
slip-lines-of = { $count ->
    [one] { $count } لائن، رقم { $amount }
   *[other] { $count } لائنیں، ہر ایک { $amount }
}
slip-boosted-odds = بوسٹ شدہ آڈز

## Why placing is blocked

slip-stake-empty = رقم درج کریں۔
slip-stake-negative = رقم منفی نہیں ہو سکتی۔
slip-stake-exponent = رقم پوری لکھیں، جیسے 1000۔
slip-stake-not_a_number = رقم ہندسوں میں لکھیں، جیسے { $example }۔
slip-stake-too_precise = { $decimals ->
    [0] { $currency } میں اعشاریہ نہیں ہوتا۔ پوری رقم درج کریں۔
    [one] { $currency } کی رقم میں اعشاریے کے بعد زیادہ سے زیادہ { $decimals } ہندسہ ہوتا ہے۔
   *[other] { $currency } کی رقم میں اعشاریے کے بعد زیادہ سے زیادہ { $decimals } ہندسے ہوتے ہیں۔
}
slip-stake-too_large = یہ رقم بہت زیادہ ہے۔
slip-stake-not-positive = رقم صفر سے زیادہ ہونی چاہیے۔
slip-stake-below-min = کم از کم رقم { $amount } ہے۔
slip-stake-above-max = زیادہ سے زیادہ رقم { $amount } ہے۔
slip-stake-own-limit = آپ کی اپنی حد میں شرط کے لیے { $amount } باقی ہے۔
slip-stake-own-limit-until = آپ کی اپنی حد میں شرط کے لیے { $amount } باقی ہے۔ ری سیٹ: { $moment }.
slip-stake-above-balance = آپ کا بیلنس { $amount } ہے۔ رقم کم کریں۔
slip-balance-empty = آپ کا بیلنس { $amount } ہے۔
slip-currency-unlisted = یہاں { $currency } میں شرط نہیں لگائی جا سکتی۔
slip-deposit = ڈپازٹ
slip-blocked-suspended = { $count ->
    [one] ایک انتخاب معطل ہے۔ دوبارہ کھلنے تک انتظار کریں، یا اسے ہٹا دیں۔
   *[other] { $count } انتخاب معطل ہیں۔ دوبارہ کھلنے تک انتظار کریں، یا انھیں ہٹا دیں۔
}
slip-changed = { $count ->
    [one] ایک انتخاب کے آڈز بدل گئے ہیں۔ آگے بڑھنے سے پہلے دیکھ لیں۔
   *[other] { $count } انتخاب کے آڈز بدل گئے ہیں۔ آگے بڑھنے سے پہلے دیکھ لیں۔
}
slip-gone = { $count ->
    [one] ایک انتخاب اب دستیاب نہیں۔
   *[other] { $count } انتخاب اب دستیاب نہیں۔
}
slip-conflict-same_match = آپ کے دو انتخاب ایک ہی میچ کے ہیں۔ آگے بڑھنے کے لیے ایک ہٹا دیں۔
slip-conflict-outright = آپ کے دو انتخاب ایک ہی مقابلے کے ہیں۔ آگے بڑھنے کے لیے ایک ہٹا دیں۔
slip-conflict-joinable = آپ کے دو انتخاب ایک ہی میچ کے ہیں۔ ان کا بیٹ بلڈر بنائیں، یا ایک ہٹا دیں۔
slip-conflict-mixed_providers = یہ انتخاب ایک شرط میں نہیں مل سکتے۔ آگے بڑھنے کے لیے ایک ہٹا دیں۔
slip-conflict-system_provider = ان میں سے کچھ انتخاب سسٹم شرط میں قبول نہیں۔ انھیں ہٹا دیں یا کوئی اور قسم چنیں۔
slip-conflict-custom_bet_match = بیٹ بلڈر ایک ہی میچ کے انتخاب ملاتا ہے۔ آگے بڑھنے کے لیے باقی ہٹا دیں۔
slip-conflict-custom_bet_alone = بیٹ بلڈر اکیلا لگایا جاتا ہے۔ آگے بڑھنے کے لیے باقی انتخاب ہٹا دیں۔
slip-custom-disabled = اس وقت بیٹ بلڈر قبول نہیں کیے جا رہے۔
slip-custom-too-short = بیٹ بلڈر کے لیے کم از کم دو انتخاب چاہییں۔
slip-custom-odds-missing = اس بیٹ بلڈر کے آڈز لائے جا رہے ہیں۔
slip-custom-changed = آپ کے بیٹ بلڈر کے آڈز بدل گئے ہیں۔ آگے بڑھنے سے پہلے دیکھ لیں۔
slip-return-too-small = اس شرط کی ادائیگی اس کی رقم سے زیادہ نہیں ہو سکتی۔
slip-freebet-pending = دیکھا جا رہا ہے کہ آپ کی فری بیٹ اس شرط پر لگ سکتی ہے یا نہیں۔ آپ اپنی رقم بھی درج کر سکتے ہیں۔

## Button

slip-accept = تبدیلیاں قبول کریں
slip-accept-remove = تبدیلیاں قبول کریں اور { $count } انتخاب ہٹائیں
slip-accept-only-remove = { $count ->
    [one] انتخاب ہٹائیں
   *[other] { $count } انتخاب ہٹائیں
}
slip-sign-in = لاگ ان کر کے لگائیں
slip-offline = کنکشن نہیں
slip-place = { $count ->
    [one] شرط لگائیں · { $amount }
   *[other] { $count } شرطیں لگائیں · { $amount }
}
slip-place-freebet = { $count ->
    [one] فری بیٹ لگائیں · { $amount }
   *[other] { $count } فری بیٹس لگائیں · { $amount }
}
slip-place-both = { $count ->
    [one] شرط لگائیں · { $amount } اور فری بیٹ { $free }
   *[other] { $count } شرطیں لگائیں · { $amount } اور فری بیٹ { $free }
}
slip-place-empty = { $count ->
    [one] شرط لگائیں
   *[other] { $count } شرطیں لگائیں
}
slip-placing = { $count ->
    [one] آپ کی شرط لگائی جا رہی ہے…
   *[other] آپ کی { $count } شرطیں لگائی جا رہی ہیں…
}

## Results of placing

slip-error-invalid-odds = شرط لگاتے وقت آڈز بدل گئے۔ نئے آڈز دیکھ کر دوبارہ لگائیں۔
slip-error-invalid-custom-odds = اس بیٹ بلڈر کے آڈز بدل گئے ہیں۔ نئے آڈز دیکھ کر دوبارہ لگائیں۔
slip-error-suspended = شرط لگاتے وقت ایک انتخاب معطل ہو گیا۔ شرط نہیں لگی۔
slip-error-funds = اس رقم کے لیے آپ کا بیلنس کم ہے۔ شرط نہیں لگی۔
slip-error-stake = یہ رقم قبول نہیں۔ شرط نہیں لگی۔
slip-error-not-placed = شرط نہیں لگی، اور آپ کے بیلنس سے کچھ نہیں کٹا۔ آپ اسے دوبارہ لگا سکتے ہیں۔
slip-error-maybe-placed = معلوم نہیں ہو سکا کہ شرط لگی یا نہیں: آپ کی شرطوں میں ایسی ایک سے زیادہ شرطیں ہیں۔ دوبارہ لگانے سے پہلے ”میری شرطیں“ میں دیکھیں۔
slip-other-player = کوئی دوسرا صارف لاگ ان ہے
slip-other-player-text = کوئی شرط نہیں لگی۔ صفحے کے اوپر اکاؤنٹ چیک کریں، پھر شرط دوبارہ لگائیں۔
slip-error-default = شرط نہیں لگی۔ دوبارہ کوشش کریں۔
slip-unanswered-title = ابھی معلوم نہیں کہ آپ کی شرط لگی یا نہیں
slip-unanswered-text = کوئی جواب نہیں آیا۔ ہم آپ کی شرط ڈھونڈ رہے ہیں تاکہ وہ دو بار نہ لگے۔ اس میں { $seconds } سیکنڈ تک لگ سکتے ہیں۔
slip-unanswered-waiting = آپ کی شرط کی صورتِ حال معلوم نہیں ہو سکی۔ کنکشن چیک کر کے دوبارہ کوشش کریں۔
slip-unanswered-looking = آپ کی شرط تلاش ہو رہی ہے…
slip-unanswered-look = دوبارہ دیکھیں
slip-receipt-lost-text = جواب راستے میں کھو گیا، مگر آپ کی شرط ایک بار موصول ہوئی ہے۔
slip-receipt-ref = حوالہ نمبر
slip-keep = انتخاب رکھیں
slip-done = ہو گیا
slip-error-municipality = آپ کے پروفائل میں میونسپلٹی درج نہیں۔ اسے شامل کریں، پھر شرط دوبارہ لگائیں۔
slip-error-win-too-small = ان آڈز پر ادائیگی شرط کی رقم سے زیادہ نہیں ہو سکتی۔ شرط نہیں لگی۔
slip-error-elsewhere = دوسرے ٹیب میں ایک شرط لگ رہی ہے۔ اس کا انتظار کریں، پھر یہ دوبارہ لگائیں۔
slip-receipt-placed = { $count ->
    [one] شرط لگ گئی
   *[other] { $count } شرطیں لگ گئیں
}
slip-receipt-placed-text = { $count ->
    [one] یہ ”میری شرطیں“ میں ہے۔
   *[other] یہ ”میری شرطیں“ میں ہیں۔
}
slip-receipt-checking = { $count ->
    [one] شرط موصول ہوئی، جانچ جاری ہے
   *[other] { $count } شرطیں موصول ہوئیں، جانچ جاری ہے
}
slip-receipt-checking-text = ابھی نہیں لگی۔ فیصلہ یہاں اور ”میری شرطیں“ میں نظر آئے گا، عموماً چند سیکنڈ میں۔
slip-receipt-review = { $count ->
    [one] شرط موصول ہوئی، جانچ جاری ہے
   *[other] { $count } شرطیں موصول ہوئیں، جانچ جاری ہے
}
slip-receipt-review-text = ابھی نہیں لگی۔ پہلے ٹریڈر جانچے گا؛ فیصلہ یہاں اور ”میری شرطیں“ میں نظر آئے گا۔
slip-receipt-rejected = شرط قبول نہیں ہوئی
slip-receipt-rejected-text = شرط قبول ہونے سے پہلے آڈز یا مارکیٹ بدل گئی۔ آپ کی رقم بیلنس میں واپس آ گئی ہے۔
slip-receipt-missing = { $count ->
    [one] ایک شرط نہیں لگی؛ اس کے لیے کچھ نہیں کٹا۔
   *[other] { $count } شرطیں نہیں لگیں؛ ان کے لیے کچھ نہیں کٹا۔
}
slip-receipt-moved = آپ کی سیٹنگز کے مطابق بدلے ہوئے آڈز پر قبول ہوئی۔
slip-placed-view = دیکھیں
slip-placed-close = یہ پیغام بند کریں

## Bonuses

slip-bonus = بونس
slip-bonus-none = کوئی بونس نہیں
slip-bonus-comboboost = اکیومولیٹر بوسٹ
slip-boost-next = { $boost } کے لیے { $odds } یا زیادہ آڈز والے مزید { $count } انتخاب
slip-bonus-freebet = فری بیٹ
slip-bonus-freebet_only_win = فری بیٹ، صرف منافع
slip-bonus-freebet_all_win = فری بیٹ، رقم اور منافع
slip-bonus-freebet_no_risk = رقم فری بیٹ کی صورت میں واپس
slip-bonus-hunting = ہنٹ
slip-bonus-tournament = ٹورنامنٹ
slip-bonus-lootbox = لوٹ باکس
slip-bonus-about-comboboost = اس اکیومولیٹر کے آڈز بڑھاتا ہے۔
slip-bonus-about-freebet = رقم ہم لگاتے ہیں۔ شرط جیتنے پر آپ کو شرط کی رقم کے بغیر منافع ملتا ہے۔
slip-bonus-about-freebet_only_win = رقم ہم لگاتے ہیں۔ شرط جیتنے پر آپ کو شرط کی رقم کے بغیر منافع ملتا ہے۔
slip-bonus-about-freebet_all_win = رقم ہم لگاتے ہیں۔ شرط جیتنے پر آپ کو شرط کی رقم اور منافع دونوں ملتے ہیں۔
slip-bonus-about-freebet_no_risk = رقم آپ لگاتے ہیں۔ شرط ہارنے پر آپ کی رقم فری بیٹ کی صورت میں واپس آتی ہے۔
slip-bonus-about-hunting = یہ شرط آپ کے ہنٹ میں پوائنٹس دیتی ہے۔
slip-bonus-about-tournament = یہ شرط آپ کے ٹورنامنٹ میں پوائنٹس دیتی ہے۔
slip-bonus-about-lootbox = یہ شرط آپ کے لوٹ باکس کے لیے پوائنٹس دیتی ہے۔

## Quick bet

slip-quick-bet-stake = فوری شرط
slip-quick-bet-ready = آن ہے: آڈز پر ایک ٹیپ سے فوراً { $amount } لگ جاتے ہیں۔
slip-quick-bet-not-approved = رقم درج کر کے فوری شرط آن کریں؛ تب تک آڈز سلپ میں جاتے ہیں۔
slip-quick-bet-approve = فوری شرط آن کریں · { $amount }
slip-quick-bet-approve-empty = رقم درج کریں
slip-quick-bet-placing = { $name } پر { $odds } کے آڈز پر { $amount } لگائے جا رہے ہیں: { $event }، { $market }…
slip-quick-bet-placed = فوری شرط لگ گئی
slip-quick-bet-checking = فوری شرط موصول ہوئی، جانچ جاری ہے
slip-quick-bet-review = فوری شرط موصول ہوئی، جانچ جاری ہے
slip-quick-bet-rejected = فوری شرط قبول نہیں ہوئی
slip-quick-bet-error = فوری شرط نہیں لگی
slip-quick-bet-text = { $event } · { $market }: { $name }، آڈز { $odds } · { $amount }
slip-quick-bet-on = فوری شرط آن ہے · { $amount }
slip-quick-bet-off = بند کریں
slip-quick-bet-idle = فوری شرط بند ہے
slip-quick-bet-idle-text = آپ نے { $minutes } منٹ تک کوئی فوری شرط نہیں لگائی۔ آپ اسے سلپ میں دوبارہ آن کر سکتے ہیں۔

## Sharing

slip-share-converted = شیئر کی گئی رقم { $from } سے { $to } میں تبدیل کی گئی ہے۔
slip-code-loading = شیئر کی گئی شرط کھل رہی ہے…
slip-code-not_found = کوئی شرط نہیں ملی۔ کوڈ چیک کریں۔
slip-code-nothing_left = اس شرط کا کوئی انتخاب اب دستیاب نہیں۔ کوئی اور شرط آزمائیں۔
slip-code-later = شیئر کی گئی شرط نہیں کھل سکی۔ بعد میں دوبارہ کوشش کریں۔
slip-code-close = بند کریں
slip-code-ask = { $count ->
    [one] شیئر کی گئی شرط میں { $count } انتخاب ہے، اور آپ کی سلپ خالی نہیں۔ اسے شامل کریں یا سلپ بدل دیں؟
   *[other] شیئر کی گئی شرط میں { $count } انتخاب ہیں، اور آپ کی سلپ خالی نہیں۔ انھیں شامل کریں یا سلپ بدل دیں؟
}
slip-code-answer-add = سلپ میں شامل کریں
slip-code-answer-replace = سلپ بدل دیں
slip-code-answer-cancel = ایسے ہی رہنے دیں

## Settings

slip-settings = سلپ کی سیٹنگز
slip-accept-mode = اگر لگاتے وقت آڈز بدل جائیں
slip-accept-mode-none = ہر تبدیلی پر مجھ سے پوچھیں
slip-accept-mode-higher = زیادہ آڈز قبول کریں، کم پر پوچھیں
slip-accept-mode-any = ہر تبدیلی قبول کریں
slip-quick-own = آپ کی فوری رقمیں { $currency } میں
slip-quick-own-field = فوری رقم { $number }
slip-quick-save = رقمیں محفوظ کریں
slip-quick-saved = آپ کی رقمیں محفوظ ہو گئیں۔
slip-quick-invalid = ہر رقم ہندسوں میں اور صفر سے زیادہ لکھیں، یا خالی چھوڑ دیں۔
slip-settings-failed = آپ کی سیٹنگز محفوظ نہیں ہو سکیں۔ دوبارہ کوشش کریں۔
slip-odds-format = آڈز کی شکل
slip-odds-format-european = اعشاری
slip-odds-format-british = کسری
slip-odds-format-american = امریکی
slip-odds-format-hongkong = ہانگ کانگ
slip-odds-format-malaysian = ملائی
slip-odds-format-indonesian = انڈونیشیائی
