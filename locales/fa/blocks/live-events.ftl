live-events-all = همه بازی‌های زنده
