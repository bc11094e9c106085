### كلمات مباراة لا صفحة لها بعد.

young-asking = جارٍ البحث عن المباراة…
young-failed = تعذّر تحميل المباراة
young-failed-text = تحقق من اتصالك ثم حاول مرة أخرى.
young-retry = إعادة المحاولة
young-home = الرئيسية
young-crumbs = أنت هنا
young-this-match = هذه المباراة
