### Messages of the price history, loaded when it is opened.

moves-close = إغلاق
moves-none = لم يتحرك أي سعر منذ فتح الصفحة
moves-up = ارتفع السعر
moves-down = انخفض السعر
moves-suspended = موقوف
moves-open = متاح من جديد
