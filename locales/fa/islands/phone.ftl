### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = تأیید شماره تلفن
phone-text = کدی با پیامک برایتان می‌فرستیم.
phone-country = کد کشور
phone-country-missing = کشور شمارهٔ خود را انتخاب کنید.
phone-number = شماره تلفن
phone-number-missing = شماره تلفن خود را وارد کنید.
phone-number-invalid = این شماره تلفن نیست. رقم‌ها و کشور را بررسی کنید.
phone-send = ارسال کد
phone-sending = یک لحظه…
phone-sent = کدی به { $number } فرستادیم.
phone-code = کد
phone-code-missing = کد پیامک را وارد کنید.
phone-code-invalid = کد { $count } رقم دارد.
phone-verify = تأیید
phone-again = ارسال کد دیگر
phone-change = استفاده از شمارهٔ دیگر
phone-limit = فعلاً کد دیگری نمی‌توان فرستاد. ۲۴ ساعت دیگر دوباره امتحان کنید.
phone-is-verified = شمارهٔ { $number } تأیید شد.
phone-verified = شماره تلفن شما تأیید شد
phone-failed = انجام نشد. بعداً دوباره امتحان کنید.
