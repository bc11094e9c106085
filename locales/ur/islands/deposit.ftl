### How a payment ended: the alert after the platform's page has led back.

deposit-success = ڈپازٹ موصول ہو گیا
deposit-success-text = رقم آپ کے بیلنس میں ہے۔
deposit-pending = ڈپازٹ راستے میں ہے
deposit-pending-text = پہنچتے ہی آپ کے بیلنس میں نظر آئے گا۔ دوبارہ ادائیگی کی ضرورت نہیں۔
deposit-error = ڈپازٹ نہیں ہو سکا
deposit-error-text = آپ کے بیلنس میں کچھ شامل نہیں ہوا۔ دوبارہ کوشش کریں یا کسی اور طریقے سے ادائیگی کریں۔
deposit-failed = فوری ڈپازٹ ناکام ہوا
deposit-failed-text = ہمیں معلوم نہیں کہ ادائیگی ہوئی یا نہیں۔ دوبارہ ادائیگی سے پہلے اپنا بیلنس دیکھیں۔
deposit-title = ڈپازٹ
deposit-loading = ادائیگی کا صفحہ لوڈ ہو رہا ہے…
deposit-new-tab = نئے ٹیب میں کھولیں
deposit-unavailable = ادائیگی کا فارم نہیں دکھایا جا سکا۔ آپ ادائیگی کے صفحے پر ڈپازٹ کر سکتے ہیں۔
deposit-to-page = ادائیگی کے صفحے پر جائیں
