event-markets-all = كل الأسواق
