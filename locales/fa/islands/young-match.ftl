### A match that has no page yet.

young-asking = در جستجوی بازی…
young-failed = بازی بارگذاری نشد
young-failed-text = اتصال را بررسی و دوباره امتحان کنید.
young-retry = تلاش دوباره
young-home = خانه
young-crumbs = شما اینجا هستید
young-this-match = این مسابقه
