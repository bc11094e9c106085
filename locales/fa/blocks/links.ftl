block-links = لینک‌ها
