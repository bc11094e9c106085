### How a payment ended: the alert after the platform's page has led back.

deposit-success = ڈپازٹ موصول ہو گیا
deposit-success-text = رقم آپ کے بیلنس میں ہے۔
deposit-pending = ڈپازٹ راستے میں ہے
deposit-pending-text = پہنچتے ہی آپ کے بیلنس میں نظر آئے گا۔ دوبارہ ادائیگی کی ضرورت نہیں۔
deposit-error = ڈپازٹ نہیں ہو سکا
deposit-error-text = آپ کے بیلنس میں کچھ شامل نہیں ہوا۔ دوبارہ کوشش کریں یا کسی اور طریقے سے ادائیگی کریں۔
deposit-failed = ڈپازٹ کی تصدیق نہیں ہوئی
deposit-failed-text = ہمیں معلوم نہیں کہ ادائیگی ہوئی یا نہیں۔ دوبارہ ادائیگی سے پہلے اپنا بیلنس دیکھیں۔
deposit-title = ڈپازٹ
deposit-loading = ادائیگی کا صفحہ لوڈ ہو رہا ہے…
deposit-new-tab = نئے ٹیب میں کھولیں
deposit-unavailable = ادائیگی کا فارم نہیں دکھایا جا سکا۔ آپ ادائیگی کے صفحے پر ڈپازٹ کر سکتے ہیں۔
deposit-to-page = ادائیگی کے صفحے پر جائیں
deposit-notice-method_unavailable = ادائیگی کا یہ طریقہ دستیاب نہیں
deposit-notice-method_unavailable-text = کسی اور طریقے سے ادائیگی کریں یا بعد میں دوبارہ کوشش کریں۔
deposit-notice-three_ds_needed = آپ کا بینک تصدیق کرنا چاہتا ہے کہ یہ آپ ہی ہیں
deposit-notice-three_ds_needed-text = اپنے بینک کی ایپ یا صفحے پر ادائیگی کی تصدیق کریں۔
deposit-notice-processing_delayed = ادائیگی میں معمول سے زیادہ وقت لگ رہا ہے
deposit-notice-processing_delayed-text = پہنچتے ہی آپ کے بیلنس میں نظر آئے گی۔ دوبارہ ادائیگی کی ضرورت نہیں۔
deposit-notice-card_saved = کارڈ محفوظ ہو گیا
deposit-notice-card_saved-text = آپ اسے اگلے ڈپازٹ کے لیے چن سکتے ہیں۔
deposit-notice-success = ادائیگی ایک قدم آگے بڑھی
deposit-notice-warning = آپ کی ادائیگی کے بارے میں ایک اطلاع ہے
deposit-notice-danger = آپ کی ادائیگی میں کوئی مسئلہ ہے
deposit-notice-text = آگے بڑھنے سے پہلے دیکھیں کہ ادائیگی کے فارم میں کیا لکھا ہے۔
