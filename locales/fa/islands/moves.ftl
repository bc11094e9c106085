### Messages of the price history, loaded when it is opened.

moves-close = بستن
moves-none = از زمان باز شدن صفحه این ضریب تغییر نکرده است.
moves-none-market = از زمان باز شدن صفحه هیچ‌یک از این ضرایب تغییر نکرده است.
moves-up = ضریب بالا رفت
moves-down = ضریب پایین آمد
moves-suspended = معلق
moves-open = دوباره باز
