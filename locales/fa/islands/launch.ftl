### Horse racing and lotteries.

launch-text = صفحه همکار ما اینجا باز می‌شود. برای بازی با موجودی خود وارد شوید.
launch-open = باز کردن
launch-closed = فعلاً بسته است. همه ورزش‌ها شرط می‌پذیرند.
launch-failed = صفحه باز نشد. اتصال را بررسی و دوباره امتحان کنید.
launch-tab = باز کردن در زبانه تازه
