### How a payment ended: the alert after the platform's page has led back.

deposit-success = واریز دریافت شد
deposit-success-text = پول در موجودی شماست.
deposit-pending = واریز در راه است
deposit-pending-text = به محض رسیدن در موجودی شما دیده می‌شود. لازم نیست دوباره بپردازید.
deposit-error = واریز انجام نشد
deposit-error-text = چیزی به موجودی شما افزوده نشد. دوباره امتحان کنید یا از راه دیگری بپردازید.
deposit-failed = واریز سریع انجام نشد
deposit-failed-text = نمی‌دانیم پرداخت انجام شده است یا نه. پیش از پرداخت دوباره موجودی خود را بررسی کنید.
deposit-title = واریز
deposit-loading = صفحهٔ پرداخت در حال بارگذاری است…
deposit-new-tab = باز کردن در زبانه تازه
deposit-unavailable = فرم پرداخت نمایش داده نشد. می‌توانید در صفحهٔ پرداخت واریز کنید.
deposit-to-page = رفتن به صفحهٔ پرداخت
