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
languages-close = إغلاق قائمة اللغات
nav-help = المساعدة
tab-slip = القسيمة
tab-bets = رهاناتي
nav-tabs = اختصارات
theme-dark = المظهر الداكن
odds-format = صيغة الأسعار
odds-format-european = عشرية
odds-format-british = كسرية
odds-format-american = أمريكية
odds-format-hongkong = هونغ كونغ
odds-format-malaysian = ماليزية
odds-format-indonesian = إندونيسية
foot-payments = طرق الدفع
foot-registration = رقم السجل
foot-licensed-by = مرخّص من
foot-licence = رقم الترخيص
foot-prices = الأسعار والأوقات من آخر تحديث لهذه الصفحة إلى حين تحميل ما هو أحدث. المنطقة الزمنية: { $zone }.

## مسار التنقل والأيام

crumb-about = من نحن
crumb-bets-history = رهاناتي
crumb-cybersport = الرياضات الإلكترونية
crumb-favorites = المفضلة
crumb-general-rules = القواعد العامة
crumb-home = الرئيسية
crumb-init-sportsbook = المراهنات الرياضية
crumb-limits = حدودي
crumb-live = مباشر
crumb-search = البحث
crumb-schedule = جدول المباريات
crumb-results = النتائج
crumb-lotteries = اليانصيب
crumb-promotions = العروض
crumb-racing = سباق الخيل
crumb-sign-in = تسجيل الدخول
crumb-sign-up = إنشاء حساب
crumb-password-new = هل نسيت كلمة المرور؟
crumb-password-edit = اختر كلمة مرور جديدة
crumb-confirmation = تأكيد البريد الإلكتروني
crumb-unlock = فتح قفل حسابك
crumb-sports = الرياضات
day-today = اليوم
day-tomorrow = غدًا
day-yesterday = أمس
next-hours = خلال 3 ساعات
live-now = مباشر الآن
# Label of the links above a list: live, leagues, sports or days.
list-tools = تصفية القائمة
# Label of the switch between a list's two markets.
list-market = السوق المعروض في القائمة
list-compact = عرض مختصر
list-video = مع بث

## العناوين والأوصاف

home-title = أسعار الرهان الرياضي: مباريات مباشرة وقادمة
home-description = الأسعار الحالية للمباريات المباشرة والقادمة في { $site }: كرة القدم والتنس وكرة السلة والمزيد.
home-heading = المباريات المباشرة والقادمة
search-title = البحث
search-description = كل الرياضات والبطولات، وبحث عن المباريات والبطولات والأسواق بكل اللغات.
live-title = الرهان المباشر: الأسعار أثناء اللعب
live-description = كل المباريات الجارية الآن حسب الرياضة والبطولة، مع النتيجة والوقت والأسعار الحالية.
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
category-description = أسعار { $sport } في { $category }، قبل المباراة وأثناءها: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}، مع أسعار نتيجة المباراة وأسواق أخرى.
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
match-title-short = { $home } ضد { $away }: { $start }
match-description = { $home } ضد { $away } في { $league } ({ $sport })، { $start }: أسعار النتيجة والمجاميع والهانديكاب وكل الأسواق الأخرى.

## رهانات البطولات

outrights = رهانات البطولات
outright-until = الرهان حتى { $day }
outright-title = { $name }: أسعار الفائز بالبطولة، { $sport }
outright-description = { $name } ({ $sport }): أسعار الفائز وكل الرهانات الأخرى على بطولة { $league } بأكملها.
outright-close = يُغلق الرهان
outright-ends = تنتهي المنافسة
outright-entrants = المشاركون
outright-matches = مباريات { $league }

## التقويمات والخلاصات

calendar-add = إضافة إلى التقويم
calendar-all = كل المباريات
feed-fixtures = المباريات القادمة

## جدول المباريات والنتائج

days-nav = الأيام
days-cut = هذه أولى المباريات من كل رياضة. اختر رياضة في الأعلى لعرضها كلها.
parts-nav = الصفحات
parts-previous = السابقة
parts-next = التالية
parts-number = صفحة { $number }
schedule-title = جدول مباريات { $day } وأسعارها
schedule-title-sport = { $sport }: جدول مباريات { $day } وأسعارها
schedule-soon-title = مباريات تبدأ خلال 3 ساعات
schedule-soon-title-sport = { $sport }: مباريات تبدأ خلال 3 ساعات
schedule-description = أسعار مباريات { $day } حسب الرياضة والبطولة: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}، مع أسعار نتيجة المباراة وأسواق كثيرة أخرى.
schedule-description-sport = { $sport }: أسعار مباريات { $day } حسب البطولة: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}، مع أسعار نتيجة المباراة وأسواق كثيرة أخرى.
schedule-soon-description = مباريات تبدأ خلال 3 ساعات بأسعارها الحالية، حسب الرياضة والبطولة: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
schedule-soon-description-sport = { $sport }: مباريات تبدأ خلال 3 ساعات بأسعارها الحالية: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
schedule-heading = جدول المباريات: { $day }
schedule-heading-sport = { $sport }، جدول المباريات: { $day }
schedule-empty = لا توجد هنا مباريات للرهان.
results-title = نتائج مباريات { $day }
results-title-sport = { $sport }: نتائج مباريات { $day }
results-description = النتائج النهائية لمباريات { $day } مع نتيجة كل شوط، حسب الرياضة والبطولة: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
results-description-sport = { $sport }: النتائج النهائية لمباريات { $day } مع نتيجة كل شوط: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
results-heading = النتائج: { $day }
results-heading-sport = { $sport }، النتائج: { $day }
results-empty = لم تنتهِ هنا أي مباراة.
results-start = البداية
results-sides = المباراة
results-final = النتيجة النهائية
results-final-short = ن
results-won = الفائز
league-results-title = نتائج { $league }: { $sport }، { $category }
league-results-description = { $league } ({ $sport }، { $category }): النتائج النهائية لآخر 7 أيام: { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}.
league-results-heading = نتائج { $league }

## صفحات المحررين

page-description = { $title } في { $site }.
limits-help = مساعدة مجانية وسرية:
favorites-script = مفضلتك محفوظة في حسابك. لعرضها هنا، فعّل JavaScript في متصفحك.
bets-history-text = رهاناتك المفتوحة والمسوّاة في قسيمة الرهان تحت «رهاناتي».
bets-history-open = افتح رهاناتي
bets-history-script = رهاناتك محفوظة، لكن عرضها في هذه الصفحة يحتاج إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.
init-sportsbook-open = إلى المراهنات الرياضية
sign-in-text = سجّل الدخول لتضع رهاناتك وترى رصيدك.
sign-in-open = تسجيل الدخول
sign-in-script = يحتاج تسجيل الدخول إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.
sign-up-text = افتح حسابًا لتتمكن من الرهان.
password-new-text = أدخل البريد الإلكتروني لحسابك. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.
password-edit-text = افتح الرابط في رسالتنا لاختيار كلمة مرور جديدة.
confirmation-text = أدخل بريدك الإلكتروني. سنرسل إليك رابط التأكيد مرة أخرى.
unlock-text = أدخل بريدك الإلكتروني وسنرسل إليك رابطًا يفتح قفل حسابك.
form-script = يحتاج هذا النموذج إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.
cybersport-title = الرياضات الإلكترونية: أسعار الرهان لكل لعبة
cybersport-description = أسعار الرهان على ألعاب الكمبيوتر: كل لعبة مع مبارياتها القادمة وكل أسواقها، قبل المباراة وأثناءها.
promotions-title = العروض والمكافآت والرهانات المجانية
promotions-description = العروض المتاحة حاليًا: مكافآت ورهانات مجمّعة معزّزة ورهانات مجانية، ولكل عرض شروطه ويومه الأخير.
cybersport-none = لا توجد مباريات إلكترونية متاحة للرهان حاليًا.
to-sports = كل الرياضات

## العروض

promotions-none = لا توجد عروض حاليًا.
promotion-from = من
promotion-until = حتى
promotion-terms = الشروط والأحكام
nav-right = اختصارات بجانب القسيمة
nav-deposit = إيداع

## صفحات الخطأ

not-found-title = عذرًا، لم نعثر على هذه الصفحة.
not-found-text = هذه الصفحة غير موجودة، أو أن مباراتها انتهت.
error-title = عذرًا، حدث خطأ ما.
error-text = عُد بعد قليل من فضلك.
error-home = الذهاب إلى الصفحة الرئيسية
blocked-title = عذرًا، خدمتنا غير متاحة في بلدك حاليًا.
blocked-text = ترخيص هذا الموقع لا يشمل البلد الذي أنت فيه.
locked-title = غير مصرّح بالدخول
locked-text = عذرًا، ليس لديك تصريح بعرض هذه الصفحة.

favourite = المفضلة:
favourite-match = هذه المباراة
