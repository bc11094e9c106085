### How a payment ended: the alert after the platform's page has led back.

deposit-success = رقم موصول ہو گئی
deposit-success-text = رقم آپ کے بیلنس میں ہے۔
deposit-pending = رقم راستے میں ہے
deposit-pending-text = پہنچتے ہی آپ کے بیلنس میں نظر آئے گی۔ دوبارہ ادائیگی کی ضرورت نہیں۔
deposit-error = رقم جمع نہیں ہوئی
deposit-error-text = آپ کے بیلنس میں کچھ شامل نہیں ہوا۔ دوبارہ کوشش کریں یا کسی اور طریقے سے ادائیگی کریں۔
deposit-title = ڈپازٹ
deposit-loading = ادائیگی کا صفحہ لوڈ ہو رہا ہے…
deposit-new-tab = نئے ٹیب میں کھولیں
