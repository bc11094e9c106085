### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = میچ سینٹر
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
