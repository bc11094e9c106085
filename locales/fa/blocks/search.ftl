search-label = جستجوی تیم‌ها، لیگ‌ها و ورزش‌ها
search-submit = جستجو
