### Messages of the form that opens an account.

join-first-name = نام
join-last-name = نام خانوادگی
join-country = کشور محل سکونت
join-currency = ارز
join-terms = ۱۸ سال یا بیشتر دارم و { $rules } را می‌پذیرم.
join-rules = قوانین
join-missing = این بخش را پر کنید.
join-terms-missing = برای باز کردن حساب، سن خود را تأیید کنید و قوانین را بپذیرید.
join-sent = یک گام دیگر: پیوندی به { $email } فرستادیم. بازش کنید تا ایمیل تأیید شود، سپس وارد شوید.
join-welcome = خوش آمدید! حساب شما باز شد و وارد شدید
join-closed = اکنون نمی‌توان حساب تازه باز کرد.
join-blocked = از کشور شما نمی‌توان حساب باز کرد.
join-sign-in = حساب دارم
join-complete = نخست چند مشخصه
join-complete-text = این‌ها را فقط یک بار و پیش از واریز لازم داریم.
join-date-of-birth = تاریخ تولد
join-date-of-birth-invalid = تاریخی کامل در گذشته وارد کنید.
join-address = خیابان و پلاک
join-city = شهر
join-postal-code = کد پستی
join-save = ذخیره و ادامه
join-saved = مشخصات شما ذخیره شد
join-terms-changed = قوانین ما تغییر کرده است
join-terms-read = برای ادامه، { $rules } را بخوانید و بپذیرید.
join-terms-accept = می‌پذیرم
