### How a payment ended: the alert after the platform's page has led back.

deposit-success = واریز دریافت شد
deposit-success-text = پول در موجودی شماست.
deposit-pending = واریز در راه است
deposit-pending-text = به محض رسیدن در موجودی شما دیده می‌شود. لازم نیست دوباره بپردازید.
deposit-error = واریز انجام نشد
deposit-error-text = چیزی به موجودی شما افزوده نشد. دوباره امتحان کنید یا از راه دیگری بپردازید.
deposit-title = واریز
deposit-loading = صفحهٔ پرداخت در حال بارگذاری است…
deposit-new-tab = باز کردن در زبانه تازه
