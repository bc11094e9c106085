### How a payment ended: the alert after the platform's page has led back.

deposit-success = واریز دریافت شد
deposit-success-text = پول در موجودی شماست.
deposit-pending = واریز در راه است
deposit-pending-text = به محض رسیدن در موجودی شما دیده می‌شود. لازم نیست دوباره بپردازید.
deposit-error = واریز انجام نشد
deposit-error-text = چیزی به موجودی شما افزوده نشد. دوباره امتحان کنید یا از راه دیگری بپردازید.
deposit-failed = واریز تأیید نشده است
deposit-failed-text = نمی‌دانیم پرداخت انجام شده است یا نه. پیش از پرداخت دوباره موجودی خود را بررسی کنید.
deposit-title = واریز
deposit-loading = صفحهٔ پرداخت در حال بارگذاری است…
deposit-new-tab = باز کردن در زبانه تازه
deposit-unavailable = فرم پرداخت نمایش داده نشد. می‌توانید در صفحهٔ پرداخت واریز کنید.
deposit-to-page = رفتن به صفحهٔ پرداخت
deposit-notice-method_unavailable = این روش پرداخت در دسترس نیست
deposit-notice-method_unavailable-text = از راه دیگری بپردازید یا بعداً دوباره امتحان کنید.
deposit-notice-three_ds_needed = بانک شما می‌خواهد مطمئن شود که خودتان هستید
deposit-notice-three_ds_needed-text = پرداخت را در برنامه یا صفحهٔ بانک خود تأیید کنید.
deposit-notice-processing_delayed = پرداخت بیش از معمول طول می‌کشد
deposit-notice-processing_delayed-text = به محض رسیدن در موجودی شما دیده می‌شود. لازم نیست دوباره بپردازید.
deposit-notice-card_saved = کارت ذخیره شد
deposit-notice-card_saved-text = می‌توانید آن را برای واریز بعدی انتخاب کنید.
deposit-notice-success = پرداخت یک گام پیش رفت
deposit-notice-warning = دربارهٔ پرداخت شما نکته‌ای هست
deposit-notice-danger = پرداخت شما مشکلی دارد
deposit-notice-text = پیش از ادامه، ببینید فرم پرداخت چه می‌گوید.
