### A match that has no page yet.

young-asking = میچ تلاش ہو رہا ہے…
young-failed = میچ لوڈ نہیں ہو سکا
young-failed-text = کنکشن چیک کر کے دوبارہ کوشش کریں۔
young-retry = دوبارہ کوشش
young-home = ہوم
young-crumbs = آپ یہاں ہیں
young-this-match = یہ میچ
