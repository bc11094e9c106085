### Messages of the price history, loaded when it is opened.

moves-close = إغلاق
moves-none = لم يتحرك هذا السعر منذ فتح الصفحة.
moves-none-market = لم يتحرك أي من هذه الأسعار منذ فتح الصفحة.
moves-up = ارتفع السعر
moves-down = انخفض السعر
moves-suspended = موقوف
moves-open = متاح من جديد
