### Session.

session-sign-in = لاگ ان
session-title = لاگ ان
session-to-place = شرط لگانے کے لیے لاگ ان کریں۔ آپ کے انتخاب اور رقم محفوظ ہیں۔
session-expired = آپ کا سیشن ختم ہو گیا ہے۔ دوبارہ لاگ ان کریں۔
session-email = ای میل
session-password = پاس ورڈ
session-show-password = دکھائیں
session-hide-password = چھپائیں
session-submit = لاگ ان
session-busy = لاگ ان ہو رہا ہے…
session-close = بند کریں
session-forgot = پاس ورڈ بھول گئے؟
session-join = اکاؤنٹ بنائیں
session-resend = لنک دوبارہ بھیجیں
session-email-missing = اپنا ای میل درج کریں۔
session-email-invalid = پورا ای میل درج کریں، جیسے name@example.com۔
session-password-missing = اپنا پاس ورڈ درج کریں۔
session-invalid = ای میل یا پاس ورڈ غلط ہے۔ دونوں چیک کر کے دوبارہ کوشش کریں۔
session-unanswered = کوئی جواب نہیں آیا۔ کنکشن چیک کر کے دوبارہ کوشش کریں۔
session-failed = لاگ ان نہیں ہو سکا۔ بعد میں دوبارہ کوشش کریں۔
session-account = اکاؤنٹ اور بیلنس
session-signed-in-as = لاگ ان صارف:
session-limits = میری حدود
session-sign-out = لاگ آؤٹ
session-signed-out = آپ لاگ آؤٹ ہو گئے ہیں
session-sign-out-failed = لاگ آؤٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔
