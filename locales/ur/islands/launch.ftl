### Horse racing and lotteries.

launch-text = ہمارے پارٹنر کا صفحہ یہاں کھلتا ہے۔ اپنے بیلنس سے کھیلنے کے لیے لاگ ان کریں۔
launch-open = کھولیں
launch-closed = فی الحال بند ہے۔ تمام کھیلوں پر شرطیں کھلی ہیں۔
launch-failed = صفحہ نہیں کھل سکا۔ کنکشن چیک کر کے دوبارہ کوشش کریں۔
launch-tab = نئے ٹیب میں کھولیں
