### كلمات مباراة لا صفحة لها بعد.

young-match-asking = جارٍ البحث عن المباراة…
young-match-failed = تعذّر تحميل المباراة
young-match-failed-text = تحقق من اتصالك ثم حاول مرة أخرى.
young-match-retry = إعادة المحاولة
young-match-home = الرئيسية
young-match-crumbs = أنت هنا
