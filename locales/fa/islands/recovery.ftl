### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = ایمیل حساب خود را وارد کنید. پیوندی برای انتخاب رمز عبور تازه برایتان می‌فرستیم.
recovery-own = پیوندی به { $email } می‌فرستیم.
recovery-send = ارسال پیوند
recovery-sending = یک لحظه…
recovery-sent = اگر حسابی با { $email } وجود داشته باشد، پیوند در راه است. پوشهٔ هرزنامه را هم ببینید.
recovery-again = ارسال دوباره
recovery-retry = تلاش دوباره
recovery-failed = انجام نشد. بعداً دوباره امتحان کنید.
recovery-edit = انتخاب رمز عبور تازه
recovery-password = رمز عبور تازه
recovery-save = ذخیرهٔ رمز عبور
recovery-saved = رمز عبور تازه ذخیره شد و وارد حساب شدید
recovery-no-link = این پیوند ناقص است، استفاده شده یا منقضی شده است. پیوند تازه‌ای بخواهید.
recovery-used = اگر قبلاً از آن استفاده کرده‌اید، می‌توانید وارد شوید.
recovery-open-again = پیوند داخل ایمیل را دوباره باز کنید. اگر کار نکرد، پیوند تازه‌ای بخواهید.
recovery-new-link = درخواست پیوند تازه
recovery-confirm = تأیید ایمیل
recovery-confirm-text = ایمیل خود را وارد کنید. پیوند تأیید را دوباره می‌فرستیم.
recovery-confirmed = ایمیل شما تأیید شد. اکنون می‌توانید وارد شوید.
recovery-unlock = باز کردن قفل حساب
recovery-unlock-text = پس از چند بار رمز عبور اشتباه، حساب مدتی قفل می‌شود. ایمیل خود را وارد کنید تا پیوندی بفرستیم که همین حالا قفل را باز کند.
recovery-unlocked = قفل حساب شما باز شد. می‌توانید دوباره وارد شوید.
