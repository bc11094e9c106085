### Messages of the form that opens an account.

join-first-name = پہلا نام
join-last-name = خاندانی نام
join-country = رہائش کا ملک
join-currency = کرنسی
join-terms = میری عمر 18 سال یا اس سے زیادہ ہے اور میں { $rules } قبول کرتا/کرتی ہوں۔
join-rules = قواعد
join-missing = یہ خانہ بھریں۔
join-terms-missing = اکاؤنٹ کھولنے کے لیے اپنی عمر کی تصدیق کریں اور قواعد قبول کریں۔
join-sent = ایک قدم اور: ہم نے { $email } پر لنک بھیجا ہے۔ تصدیق کے لیے اسے کھولیں، پھر لاگ ان کریں۔
join-welcome = خوش آمدید! آپ کا اکاؤنٹ کھل گیا اور آپ لاگ ان ہیں
join-closed = اس وقت نئے اکاؤنٹ نہیں کھولے جا سکتے۔
join-blocked = آپ کے ملک سے اکاؤنٹ نہیں کھولا جا سکتا۔
join-sign-in = میرا اکاؤنٹ پہلے سے ہے
join-complete = پہلے کچھ تفصیلات
join-complete-text = یہ ہمیں صرف ایک بار چاہییں، ڈپازٹ سے پہلے۔
join-date-of-birth = تاریخِ پیدائش
join-date-of-birth-invalid = ماضی کی پوری تاریخ درج کریں۔
join-address = گلی اور مکان نمبر
join-city = شہر یا قصبہ
join-postal-code = پوسٹل کوڈ
join-save = محفوظ کر کے آگے بڑھیں
join-saved = آپ کی تفصیلات محفوظ ہو گئیں
join-terms-changed = ہمارے قواعد بدل گئے ہیں
join-terms-read = جاری رکھنے کے لیے { $rules } پڑھیں اور قبول کریں۔
join-terms-accept = قبول ہے
