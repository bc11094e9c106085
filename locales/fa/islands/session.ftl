### Session.

session-sign-in = ورود
session-title = ورود
session-to-place = برای ثبت شرط وارد شوید. انتخاب‌ها و مبلغ شما حفظ می‌شود.
session-expired = نشست شما تمام شده است. دوباره وارد شوید.
session-email = ایمیل
session-password = رمز عبور
session-show-password = نمایش
session-hide-password = پنهان
session-submit = ورود
session-busy = در حال ورود…
session-close = بستن
session-forgot = رمز عبور را فراموش کرده‌اید؟
session-join = ساخت حساب
session-resend = ارسال دوبارهٔ پیوند
session-email-missing = ایمیل خود را وارد کنید.
session-email-invalid = یک ایمیل کامل وارد کنید، مانند name@example.com.
session-password-missing = رمز عبور خود را وارد کنید.
session-invalid = ایمیل یا رمز عبور اشتباه است. هر دو را بررسی و دوباره امتحان کنید.
session-unanswered = پاسخی نرسید. اتصال را بررسی و دوباره امتحان کنید.
session-failed = ورود انجام نشد. بعداً دوباره امتحان کنید.
session-account = حساب و موجودی
session-signed-in-as = واردشده با نام
session-limits = محدودیت‌های من
session-sign-out = خروج
session-signed-out = از حساب خارج شدید
session-sign-out-failed = خروج انجام نشد. دوباره امتحان کنید.
