### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = برای دیدن سطح، امتیاز و موجودی خود وارد شوید.
profile-sign-in = ورود
profile-name = نام
profile-email = ایمیل
profile-password = انتخاب رمز عبور تازه
profile-phone = شماره تلفن
profile-phone-verified = تأیید شده
profile-phone-verify = تأیید شماره
profile-level = سطح
profile-points = امتیاز
profile-next = امتیاز مانده تا { $level }: { $count }
profile-top = به بالاترین سطح رسیده‌اید.
profile-balances = موجودی‌ها
profile-documents = یک مدرک شناسایی و یک مدرک نشانی در دسترس داشته باشید: شاید پیش از نخستین برداشت از شما خواسته شود.
profile-failed = پروفایل شما بارگذاری نشد.
profile-retry = تلاش دوباره
