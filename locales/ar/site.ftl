### نصوص الصفحات.

## في كل صفحة

skip-to-content = انتقل إلى المحتوى
skip-to-slip = انتقل إلى قسيمة الرهان
nav-main = القائمة الرئيسية
nav-sports = الرياضات
nav-live = مباشر
nav-all-sports = كل الرياضات
nav-leagues = الرياضات والبطولات
nav-top-leagues = أهم البطولات
nav-cybersport = الرياضات الإلكترونية
nav-language = اللغة
nav-breadcrumbs = أنت هنا
nav-menu = القائمة
menu-close = إغلاق القائمة
nav-help = المساعدة
tab-slip = القسيمة
tab-bets = رهاناتي
nav-tabs = اختصارات
theme-dark = المظهر الداكن
foot-payments = طرق الدفع
foot-registration = رقم السجل
foot-licensed-by = مرخّص من
foot-licence = رقم الترخيص
foot-prices = الأسعار والأوقات من آخر تحديث لهذه الصفحة إلى حين تحميل ما هو أحدث. المنطقة الزمنية: { $zone }.

## مسار التنقل والأيام

crumb-home = الرئيسية
crumb-live = مباشر
crumb-search = البحث
day-today = اليوم
day-tomorrow = غدًا
live-now = مباشر الآن
# Label of the links above a list: live, leagues, sports or days.
list-tools = تصفية القائمة
# Label of the switch between a list's two markets.
list-market = السوق المعروض في القائمة

## العناوين والأوصاف

home-title = أسعار الرهان الرياضي: مباريات مباشرة وقادمة
home-description = الأسعار الحالية للمباريات المباشرة والقادمة في { $site }: كرة القدم والتنس وكرة السلة والمزيد.
home-heading = المباريات المباشرة والقادمة
search-title = البحث
search-description = كل الرياضات والدوريات، وبحث عن المباريات والدوريات والأسواق بكل اللغات.
live-title = الرهان المباشر: الأسعار أثناء اللعب
live-description = كل المباريات الجارية الآن مع النتيجة والوقت والأسعار الحالية.
live-heading = مباشر
sport-title = أسعار الرهان على { $sport }
sport-description = أسعار { $sport } حسب البطولة، قبل المباراة وأثناءها: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
sport-all-leagues = كل البطولات
category-title = أسعار { $sport }: { $category }
category-description = أسعار { $sport } في { $category }: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
league-title = أسعار { $sport }: { $league }، { $category }
league-description = أسعار { $league } ({ $category })، { $sport }: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}، مع أسعار نتيجة المباراة وأسواق كثيرة أخرى.
match-title = { $home } ضد { $away }: أسعار { $sport }، { $start }
match-description = { $home } ضد { $away } في { $league } ({ $sport })، { $start }: أسعار النتيجة والمجاميع والهانديكاب وكل الأسواق الأخرى.

## صفحات الخطأ

not-found-title = الصفحة غير موجودة
not-found-text = هذه الصفحة غير موجودة، أو أن مباراتها انتهت.
error-title = حدث خطأ ما
error-text = لا يمكن عرض هذه الصفحة حاليًا. حاول مرة أخرى لاحقًا.
error-home = الذهاب إلى الصفحة الرئيسية
