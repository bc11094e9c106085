prematch-events-all = همه بازی‌ها
