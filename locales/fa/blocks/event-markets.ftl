event-markets-all = همه مارکت‌ها
