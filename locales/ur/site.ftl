### Pages.

## On every page

skip-to-content = مواد پر جائیں
skip-to-slip = بیٹ سلپ پر جائیں
nav-main = مرکزی مینو
nav-sports = کھیل
nav-live = لائیو
nav-all-sports = تمام کھیل
nav-leagues = کھیل اور لیگز
nav-top-leagues = اہم لیگز
nav-cybersport = ای اسپورٹس
nav-language = زبان
nav-breadcrumbs = آپ یہاں ہیں
nav-menu = مینو
menu-close = مینو بند کریں
languages-close = زبانوں کی فہرست بند کریں
nav-help = مدد
tab-slip = بیٹ سلپ
tab-bets = میری شرطیں
nav-tabs = شارٹ کٹس
theme-dark = ڈارک تھیم
odds-format = آڈز کی شکل
odds-format-european = اعشاری
odds-format-british = کسری
odds-format-american = امریکی
odds-format-hongkong = ہانگ کانگ
odds-format-malaysian = ملائی
odds-format-indonesian = انڈونیشیائی
foot-payments = ادائیگی کے طریقے
foot-registration = رجسٹریشن نمبر
foot-licensed-by = لائسنس دہندہ:
foot-licence = لائسنس نمبر
foot-prices = آڈز اور اوقات اس صفحے کی آخری اپ ڈیٹ کے ہیں، جب تک نئے لوڈ نہ ہوں۔ ٹائم زون: { $zone }۔

## Breadcrumbs and days

crumb-about = ہمارے بارے میں
crumb-bets-history = میری شرطیں
crumb-cybersport = ای اسپورٹس
crumb-favorites = پسندیدہ
crumb-general-rules = عمومی قواعد
crumb-home = ہوم
crumb-init-sportsbook = اسپورٹس بیٹنگ
crumb-limits = میری حدود
crumb-live = لائیو
crumb-search = تلاش
crumb-schedule = شیڈول
crumb-results = نتائج
crumb-lotteries = لاٹریاں
crumb-promotions = پروموشنز
crumb-racing = گھڑ دوڑ
crumb-sign-in = لاگ ان
crumb-sign-up = اکاؤنٹ بنائیں
crumb-password-new = پاس ورڈ بھول گئے؟
crumb-password-edit = نیا پاس ورڈ چنیں
crumb-confirmation = اپنے ای میل کی تصدیق کریں
crumb-unlock = اپنا اکاؤنٹ اَن لاک کریں
crumb-sports = کھیل
day-today = آج
day-tomorrow = آئندہ کل
day-yesterday = گزشتہ کل
next-hours = اگلے 3 گھنٹے
live-now = ابھی لائیو
list-tools = فہرست فلٹر کریں
list-market = فہرست میں دکھائی گئی مارکیٹ
list-compact = مختصر
list-video = ویڈیو کے ساتھ

## Titles and descriptions

home-title = اسپورٹس بیٹنگ آڈز: لائیو اور آنے والے میچ
home-description = { $site } پر لائیو اور آنے والے میچوں کے تازہ آڈز: کرکٹ، فٹ بال، ٹینس، باسکٹ بال، ای اسپورٹس اور مزید کھیل۔
home-heading = لائیو اور آنے والے میچ
search-title = تلاش
search-description = تمام کھیل اور لیگز ایک جگہ، اور میچ، لیگ یا مارکیٹ کی ہر زبان میں تلاش۔
live-title = لائیو بیٹنگ: میچ کے دوران تازہ آڈز
live-description = اس وقت جاری ہر میچ، اس کے اسکور، وقت اور تازہ ترین آڈز کے ساتھ ایک ہی صفحے پر۔
live-heading = لائیو
sport-title = { $sport } بیٹنگ آڈز: لائیو اور آنے والے میچ
sport-description = { $sport } کے آڈز: شرط لگانے کے لیے { $count } میچ، لائیو اور آنے والے، ہر لیگ کی ترتیب سے۔
sport-all-leagues = تمام لیگز
category-title = { $sport } بیٹنگ آڈز اور میچ: { $category }
category-description = { $sport } کے آڈز، { $category }: شرط لگانے کے لیے { $count } میچ، میچ کا نتیجہ، ہینڈیکیپ اور اوور/انڈر۔
league-title = { $league } بیٹنگ آڈز: { $sport }، { $category }
league-description = { $league } کے آڈز ({ $sport }، { $category }): { $count } میچ، میچ کا نتیجہ اور بہت سی دوسری مارکیٹس۔
match-title = { $home } بمقابلہ { $away }: آڈز، { $sport }، { $start }
match-title-short = { $home } بمقابلہ { $away }: { $start }
match-description = { $home } بمقابلہ { $away }، { $league } ({ $sport })، { $start }: نتیجے، اوور/انڈر، ہینڈیکیپ اور باقی تمام مارکیٹس کے آڈز۔

## Outrights

outrights = آؤٹ رائٹ
outright-until = { $day } تک شرطیں
outright-title = { $name }: فاتح کے آؤٹ رائٹ آڈز، { $sport }
outright-description = { $name } ({ $sport }): فاتح کے آڈز اور { $league } کے پورے مقابلے پر باقی تمام شرطیں۔
outright-close = شرطیں بند ہوں گی:
outright-ends = مقابلہ ختم ہوگا:
outright-entrants = شرکاء
outright-matches = { $league } کے میچ

## Calendars and feeds

calendar-add = کیلنڈر میں شامل کریں
calendar-all = تمام میچ
feed-fixtures = آنے والے میچ

## Schedule and results

days-nav = دن
days-cut = یہ ہر کھیل کے پہلے میچ ہیں۔ سب دیکھنے کے لیے اوپر کوئی کھیل چنیں۔
parts-nav = صفحات
parts-previous = پچھلا
parts-next = اگلا
parts-number = صفحہ { $number }
schedule-title = میچوں کا شیڈول اور آڈز: { $day }
schedule-title-sport = { $sport }: شیڈول اور آڈز، { $day }
schedule-soon-title = اگلے 3 گھنٹوں میں شروع ہونے والے میچ
schedule-soon-title-sport = { $sport }: اگلے 3 گھنٹوں کے میچ اور آڈز
schedule-description = { $day }: آڈز کے ساتھ { $count } میچ، کھیل اور لیگ کی ترتیب سے، شروع ہونے کے وقت سمیت۔
schedule-description-sport = { $sport }، { $day }: آڈز کے ساتھ { $count } میچ، لیگ کی ترتیب سے، شروع ہونے کے وقت سمیت۔
schedule-soon-description = اگلے 3 گھنٹوں میں شروع ہونے والے { $count } میچ: تازہ آڈز، کھیل اور لیگ کی ترتیب سے۔
schedule-soon-description-sport = { $sport }: اگلے 3 گھنٹوں میں شروع ہونے والے { $count } میچ، تازہ آڈز کے ساتھ، لیگ کی ترتیب سے۔
schedule-heading = شیڈول: { $day }
schedule-heading-sport = { $sport }، شیڈول: { $day }
schedule-empty = یہاں شرط لگانے کے لیے کوئی میچ نہیں۔
results-title = میچوں کے نتائج: { $day }
results-title-sport = { $sport }: میچوں کے نتائج، { $day }
results-description = { $day } کے حتمی اسکور: { $count } میچ، ہر حصے کے اسکور کے ساتھ، کھیل اور لیگ کی ترتیب سے۔
results-description-sport = { $sport }، { $day } کے حتمی اسکور: { $count } میچ، ہر حصے کے اسکور کے ساتھ۔
results-heading = نتائج: { $day }
results-heading-sport = { $sport }، نتائج: { $day }
results-empty = یہاں کوئی میچ ختم نہیں ہوا۔
results-start = آغاز
results-sides = میچ
results-final = حتمی اسکور
results-final-short = کل
results-won = فاتح
league-results-title = { $league } کے نتائج: { $sport }، { $category }
league-results-description = { $league } ({ $sport }، { $category }): پچھلے 7 دنوں کے { $count } میچوں کے نتائج اور حتمی اسکور۔
league-results-heading = { $league }: نتائج

## Pages that editors compose

page-description = { $site } پر { $title }۔
limits-help = مفت اور خفیہ مدد:
favorites-script = آپ کی پسندیدہ چیزیں آپ کے اکاؤنٹ میں محفوظ ہیں۔ انہیں یہاں دیکھنے کے لیے اپنے براؤزر میں JavaScript آن کریں۔
bets-history-text = آپ کی کھلی اور طے شدہ شرطیں بیٹ سلپ میں ”میری شرطیں“ کے تحت ہیں۔
bets-history-open = میری شرطیں کھولیں
bets-history-script = آپ کی شرطیں محفوظ ہیں، مگر انھیں دکھانے کے لیے اس صفحے کو JavaScript چاہیے۔ اسے براؤزر میں آن کریں اور صفحہ دوبارہ لوڈ کریں۔
init-sportsbook-open = اسپورٹس بیٹنگ پر جائیں
sign-in-text = شرط لگانے اور بیلنس دیکھنے کے لیے لاگ ان کریں۔
sign-in-open = لاگ ان
sign-in-script = لاگ ان کے لیے JavaScript چاہیے۔ اسے براؤزر میں آن کریں اور صفحہ دوبارہ لوڈ کریں۔
sign-up-text = شرط لگانے کے لیے اکاؤنٹ کھولیں۔
password-new-text = اپنے اکاؤنٹ کا ای میل درج کریں۔ ہم نیا پاس ورڈ چننے کے لیے لنک بھیجیں گے۔
password-edit-text = نیا پاس ورڈ چننے کے لیے ہماری ای میل کا لنک کھولیں۔
confirmation-text = اپنا ای میل درج کریں۔ ہم تصدیق کا لنک دوبارہ بھیجیں گے۔
unlock-text = اپنا ای میل درج کریں، ہم لنک بھیجیں گے جو آپ کا اکاؤنٹ اَن لاک کر دے گا۔
form-script = اس فارم کے لیے JavaScript چاہیے۔ اسے براؤزر میں آن کریں اور صفحہ دوبارہ لوڈ کریں۔
cybersport-title = ای اسپورٹس بیٹنگ: ہر گیم کے آڈز
cybersport-description = کمپیوٹر گیمز کے آڈز: ہر گیم کے اگلے میچ اور ان کی تمام مارکیٹس، لائیو بھی اور میچ شروع ہونے سے پہلے بھی۔
promotions-title = پروموشنز، بونس اور فری بیٹس
promotions-description = اس وقت جاری پروموشنز: بونس، بوسٹ والے اکیومولیٹرز اور فری بیٹس، ہر ایک اپنی شرائط اور آخری دن کے ساتھ۔
cybersport-none = اس وقت ای اسپورٹس کا کوئی میچ شرط کے لیے نہیں۔
to-sports = تمام کھیل دیکھیں

## Promotions

promotions-none = اس وقت کوئی پروموشن نہیں۔
promotion-from = شروع:
promotion-until = آخری دن:
promotion-terms = شرائط و ضوابط
nav-right = بیٹ سلپ کے ساتھ شارٹ کٹس
nav-deposit = ڈپازٹ

## Error pages

not-found-title = اوہ، معذرت۔ ہمیں یہ صفحہ نہیں ملا۔
not-found-text = یہ صفحہ موجود نہیں، یا اس کا میچ ختم ہو چکا ہے۔
error-title = اوہ! معذرت، کچھ غلط ہو گیا۔
error-text = براہِ کرم کچھ دیر بعد دوبارہ آئیں۔
error-home = ہوم پیج پر جائیں
blocked-title = معذرت، ہم اس وقت آپ کے ملک میں دستیاب نہیں۔
blocked-text = اس سائٹ کا لائسنس اس ملک پر لاگو نہیں جہاں آپ ہیں۔
locked-title = اجازت نہیں
locked-text = معذرت، آپ کو یہ صفحہ دیکھنے کی اجازت نہیں۔

favourite = پسندیدہ:
favourite-match = یہ میچ
