### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = اپنے فون نمبر کی تصدیق کریں
phone-text = ہم آپ کو ایس ایم ایس پر کوڈ بھیجیں گے۔
phone-country = ملک کا کوڈ
phone-country-missing = اپنے نمبر کا ملک چنیں۔
phone-number = فون نمبر
phone-number-missing = اپنا فون نمبر درج کریں۔
phone-number-invalid = یہ فون نمبر نہیں ہے۔ ہندسے اور ملک چیک کریں۔
phone-send = کوڈ بھیجیں
phone-sending = ایک لمحہ…
phone-sent = ہم نے { $number } پر کوڈ بھیجا ہے۔
phone-code = کوڈ
phone-code-missing = ایس ایم ایس میں آیا کوڈ درج کریں۔
phone-code-invalid = کوڈ { $count } ہندسوں کا ہوتا ہے۔
phone-verify = تصدیق کریں
phone-again = نیا کوڈ بھیجیں
phone-change = دوسرا نمبر استعمال کریں
phone-limit = فی الحال مزید کوڈ نہیں بھیجے جا سکتے۔ 24 گھنٹے بعد دوبارہ کوشش کریں۔
phone-is-verified = { $number } کی تصدیق ہو چکی ہے۔
phone-verified = آپ کے فون نمبر کی تصدیق ہو گئی
phone-failed = یہ نہیں ہو سکا۔ بعد میں دوبارہ کوشش کریں۔
