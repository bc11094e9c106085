### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = میچ سینٹر
centre-form = فارم
centre-table = جدول
centre-meetings = آمنے سامنے
centre-played = میچ
centre-won = جیت
centre-drawn = برابر
centre-lost = ہار
centre-points = پوائنٹس
centre-statistics = اعداد و شمار
centre-timeline = واقعات
centre-stream = نشریات
centre-not-begun = اعداد و شمار میچ شروع ہونے پر نظر آئیں گے
centre-none = ابھی تک کچھ نہیں ہوا
centre-failed = یہ لوڈ نہیں ہو سکا
centre-retry = دوبارہ کوشش
centre-stream-sign-in = یہ میچ دیکھنے کے لیے لاگ ان کریں
centre-sign-in = لاگ ان
centre-play = لائیو دیکھیں
centre-stop = نشریات بند کریں
centre-choose = نشریات کی فہرست
centre-no-stream = اس میچ کی فی الحال کوئی نشریات نہیں
centre-stream-refused = آپ جہاں ہیں وہاں یہ نشریات نہیں دیکھ سکتے
centre-stream-failed = نشریات منقطع ہو گئیں۔ کنکشن چیک کر کے دوبارہ کوشش کریں۔
centre-stream-unsupported = یہ براؤزر نشریات نہیں چلا سکتا
