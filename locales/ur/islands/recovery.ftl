### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = اپنے اکاؤنٹ کا ای میل درج کریں۔ ہم نیا پاس ورڈ چننے کے لیے لنک بھیجیں گے۔
recovery-own = ہم { $email } پر لنک بھیجیں گے۔
recovery-send = لنک بھیجیں
recovery-sending = ایک لمحہ…
recovery-sent = اگر { $email } کا اکاؤنٹ ہے تو لنک بھیج دیا گیا ہے۔ اسپام فولڈر بھی دیکھیں۔
recovery-again = دوبارہ بھیجیں
recovery-retry = دوبارہ کوشش
recovery-failed = یہ نہیں ہو سکا۔ بعد میں دوبارہ کوشش کریں۔
recovery-edit = نیا پاس ورڈ چنیں
recovery-password = نیا پاس ورڈ
recovery-save = پاس ورڈ محفوظ کریں
recovery-saved = آپ کا نیا پاس ورڈ محفوظ ہو گیا اور آپ لاگ ان ہیں
recovery-no-link = یہ لنک نامکمل ہے، استعمال ہو چکا ہے یا اس کی مدت ختم ہو گئی ہے۔ نیا لنک مانگیں۔
recovery-used = اگر آپ اسے پہلے استعمال کر چکے ہیں تو سیدھے لاگ ان کر سکتے ہیں۔
recovery-open-again = ای میل میں دیا گیا لنک دوبارہ کھولیں۔ اگر وہ کام نہ کرے تو نیا لنک مانگیں۔
recovery-new-link = نیا لنک مانگیں
recovery-confirm = اپنے ای میل کی تصدیق کریں
recovery-confirm-text = اپنا ای میل درج کریں۔ ہم تصدیق کا لنک دوبارہ بھیجیں گے۔
recovery-confirmed = آپ کے ای میل کی تصدیق ہو گئی۔ اب آپ لاگ ان کر سکتے ہیں۔
recovery-unlock = اپنا اکاؤنٹ اَن لاک کریں
recovery-unlock-text = کئی بار غلط پاس ورڈ پر اکاؤنٹ کچھ وقت کے لیے لاک ہو جاتا ہے۔ اپنا ای میل درج کریں، ہم لنک بھیجیں گے جو اسے ابھی اَن لاک کر دے گا۔
recovery-unlocked = آپ کا اکاؤنٹ اَن لاک ہو گیا۔ آپ دوبارہ لاگ ان کر سکتے ہیں۔
