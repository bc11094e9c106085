### Pages.

## On every page

skip-to-content = رفتن به محتوا
skip-to-slip = رفتن به برگه شرط
nav-main = منوی اصلی
nav-sports = ورزش‌ها
nav-live = زنده
nav-all-sports = همه ورزش‌ها
nav-leagues = ورزش‌ها و لیگ‌ها
nav-top-leagues = لیگ‌های برتر
nav-cybersport = ایسپورت
nav-language = زبان
nav-breadcrumbs = شما اینجا هستید
nav-menu = منو
menu-close = بستن منو
languages-close = بستن فهرست زبان‌ها
nav-help = راهنما
tab-slip = برگه شرط
tab-bets = شرط‌های من
nav-tabs = میان‌برها
theme-dark = حالت تیره
odds-format = قالب ضرایب
odds-format-european = اعشاری
odds-format-british = کسری
odds-format-american = آمریکایی
odds-format-hongkong = هنگ‌کنگی
odds-format-malaysian = مالایی
odds-format-indonesian = اندونزیایی
foot-payments = روش‌های پرداخت
foot-registration = شماره ثبت
foot-licensed-by = دارای مجوز از
foot-licence = شماره مجوز
foot-prices = ضرایب و زمان‌ها مربوط به آخرین به‌روزرسانی این صفحه است تا موارد تازه بارگذاری شود. منطقه زمانی: { $zone }.

## Breadcrumbs and days

crumb-about = درباره ما
crumb-bets-history = شرط‌های من
crumb-cybersport = ایسپورت
crumb-favorites = علاقه‌مندی‌ها
crumb-general-rules = قوانین کلی
crumb-home = خانه
crumb-init-sportsbook = پیش‌بینی ورزشی
crumb-limits = محدودیت‌های من
crumb-live = زنده
crumb-search = جستجو
crumb-schedule = برنامه بازی‌ها
crumb-results = نتایج
crumb-lotteries = لاتاری
crumb-promotions = پروموشن‌ها
crumb-racing = اسب‌دوانی
crumb-sign-in = ورود
crumb-sign-up = ساخت حساب
crumb-password-new = رمز عبور را فراموش کرده‌اید؟
crumb-password-edit = انتخاب رمز عبور تازه
crumb-confirmation = تأیید ایمیل
crumb-unlock = باز کردن قفل حساب
crumb-sports = ورزش‌ها
day-today = امروز
day-tomorrow = فردا
day-yesterday = دیروز
next-hours = 3 ساعت آینده
live-now = زنده، همین حالا
list-tools = فیلتر فهرست
list-market = مارکت فهرست
list-compact = فشرده
list-video = با ویدیو

## Titles and descriptions

home-title = پیش‌بینی ورزشی: ضرایب بازی‌های زنده و آینده
home-description = ضرایب روز بازی‌های زنده و آینده در { $site }: فوتبال، والیبال، بسکتبال، تنیس، ایسپورت و ورزش‌های دیگر.
home-heading = بازی‌های زنده و آینده
search-title = جستجو
search-description = همه ورزش‌ها و لیگ‌ها در یک جا، و جستجوی بازی‌ها، لیگ‌ها و مارکت‌ها به هر زبان.
live-title = پیش‌بینی زنده: ضرایب در جریان بازی
live-description = همه بازی‌های در جریان به تفکیک ورزش و لیگ، با نتیجه لحظه‌ای، زمان بازی و ضرایب به‌روز.
live-heading = زنده
sport-title = پیش‌بینی { $sport }: ضرایب زنده و پیش از بازی
sport-description = پیش‌بینی { $sport }: ضرایب { $count } بازی برای شرط‌بندی، زنده و پیش از بازی، به تفکیک لیگ.
sport-all-leagues = همه لیگ‌ها
category-title = پیش‌بینی { $sport }، { $category }: ضرایب و بازی‌ها
category-description = پیش‌بینی { $sport }، { $category }: ضرایب { $count } بازی زنده و آینده، برای نتیجه بازی و مارکت‌های دیگر.
league-title = { $league }: ضرایب و پیش‌بینی { $sport }، { $category }
league-description = { $league } ({ $sport }، { $category }): ضرایب { $count } بازی، برای نتیجه بازی و مارکت‌های فراوان دیگر.
match-title = { $home } – { $away }: ضرایب، { $sport }، { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }، { $league } ({ $sport })، { $start }: ضرایب نتیجه بازی، بالا/پایین، هندیکپ و همه مارکت‌های دیگر.

## Outrights

outrights = شرط‌های بلندمدت
outright-until = شرط‌بندی تا { $day }
outright-title = { $name }: ضرایب قهرمانی، { $sport }
outright-description = { $name } ({ $sport }): ضرایب قهرمانی و همه شرط‌های دیگر روی کل مسابقات { $league }.
outright-close = پایان شرط‌بندی:
outright-ends = پایان رقابت:
outright-entrants = شرکت‌کنندگان
outright-matches = بازی‌های { $league }

## Calendars and feeds

calendar-add = افزودن به تقویم
calendar-all = همه بازی‌ها
feed-fixtures = بازی‌های آینده

## Schedule and results

days-nav = روزها
days-cut = این‌ها نخستین بازی‌های هر ورزش است. برای دیدن همه، ورزشی را از بالا انتخاب کنید.
parts-nav = صفحه‌ها
parts-previous = قبلی
parts-next = بعدی
parts-number = صفحه { $number }
schedule-title = برنامه بازی‌ها و ضرایب: { $day }
schedule-title-sport = { $sport }: برنامه بازی‌ها و ضرایب، { $day }
schedule-soon-title = بازی‌هایی که تا 3 ساعت آینده شروع می‌شوند
schedule-soon-title-sport = { $sport }: بازی‌ها و ضرایب 3 ساعت آینده
schedule-description = { $day }: { $count } بازی با ضرایب نتیجه بازی و مارکت‌های فراوان دیگر، به تفکیک ورزش و لیگ.
schedule-description-sport = { $sport }، { $day }: { $count } بازی با ضرایب نتیجه بازی و مارکت‌های فراوان دیگر، به تفکیک لیگ.
schedule-soon-description = { $count } بازی تا 3 ساعت آینده شروع می‌شود: ضرایب به‌روز به تفکیک ورزش و لیگ.
schedule-soon-description-sport = { $sport }: { $count } بازی تا 3 ساعت آینده شروع می‌شود، با ضرایب به‌روز به تفکیک لیگ.
schedule-heading = برنامه بازی‌ها: { $day }
schedule-heading-sport = { $sport }، برنامه بازی‌ها: { $day }
schedule-empty = اینجا بازی‌ای برای شرط‌بندی نیست.
results-title = نتایج نهایی بازی‌ها: { $day }
results-title-sport = { $sport }: نتایج بازی‌ها، { $day }
results-description = نتایج نهایی { $day }: { $count } بازی با نتیجه هر بخش از بازی، به تفکیک ورزش و لیگ.
results-description-sport = { $sport }، نتایج نهایی { $day }: { $count } بازی با نتیجه هر بخش از بازی، به تفکیک لیگ.
results-heading = نتایج: { $day }
results-heading-sport = { $sport }، نتایج: { $day }
results-empty = اینجا بازی پایان‌یافته‌ای نیست.
results-start = شروع
results-sides = بازی
results-final = نتیجه نهایی
results-final-short = کل
results-won = برنده
league-results-title = { $league }: نتایج بازی‌ها، { $sport }، { $category }
league-results-description = { $league } ({ $sport }، { $category }): نتایج نهایی { $count } بازی در 7 روز گذشته با نتیجه هر بخش.
league-results-heading = { $league }: نتایج

## Pages that editors compose

page-description = { $title } در { $site }.
limits-help = کمک رایگان و محرمانه:
favorites-script = علاقه‌مندی‌های شما در حسابتان نگه داشته می‌شود. برای دیدن آن‌ها در اینجا، JavaScript را در مرورگر خود روشن کنید.
bets-history-text = شرط‌های باز و تسویه‌شده شما در برگه شرط، زیر «شرط‌های من» است.
bets-history-open = باز کردن شرط‌های من
bets-history-script = شرط‌های شما محفوظ است، ولی این صفحه برای نمایش آن‌ها به JavaScript نیاز دارد. آن را در مرورگر روشن کنید و صفحه را دوباره بارگذاری کنید.
init-sportsbook-open = رفتن به پیش‌بینی ورزشی
sign-in-text = برای ثبت شرط و دیدن موجودی وارد شوید.
sign-in-open = ورود
sign-in-script = ورود به JavaScript نیاز دارد. آن را در مرورگر روشن کنید و صفحه را دوباره بارگذاری کنید.
sign-up-text = برای شرط‌بندی حساب باز کنید.
password-new-text = ایمیل حساب خود را وارد کنید. پیوندی برای انتخاب رمز عبور تازه برایتان می‌فرستیم.
password-edit-text = پیوند ایمیل ما را باز کنید تا رمز عبور تازه انتخاب کنید.
confirmation-text = ایمیل خود را وارد کنید. پیوند تأیید را دوباره می‌فرستیم.
unlock-text = ایمیل خود را وارد کنید تا پیوندی بفرستیم که قفل حساب شما را باز کند.
form-script = این فرم به JavaScript نیاز دارد. آن را در مرورگر روشن کنید و صفحه را دوباره بارگذاری کنید.
cybersport-title = ایسپورت: ضرایب هر بازی کامپیوتری
cybersport-description = ضرایب بازی‌های کامپیوتری: هر عنوان با بازی‌های بعدی‌اش و همه مارکت‌های آن‌ها، زنده و پیش از شروع.
promotions-title = پروموشن‌ها، بونوس‌ها و شرط‌های رایگان
promotions-description = پروموشن‌های جاری: بونوس، میکس تقویت‌شده و شرط رایگان، هر کدام با شرایط و آخرین روز خود.
cybersport-none = الان هیچ بازی ایسپورتی برای شرط‌بندی نیست.
to-sports = همه ورزش‌ها

## Promotions

promotions-none = الان پروموشنی نیست.
promotion-from = از
promotion-until = تا
promotion-terms = شرایط و مقررات
nav-right = میان‌برهای کنار برگه شرط
nav-deposit = واریز

## Error pages

not-found-title = ای وای، ببخشید. این صفحه را پیدا نکردیم.
not-found-text = این صفحه وجود ندارد، یا بازی آن تمام شده است.
error-title = ای وای! ببخشید، مشکلی پیش آمد.
error-text = لطفاً کمی بعد دوباره سر بزنید.
error-home = رفتن به صفحه اصلی
blocked-title = متأسفیم، فعلاً در کشور شما در دسترس نیستیم.
blocked-text = مجوز این سایت کشوری را که در آن هستید شامل نمی‌شود.
locked-title = دسترسی مجاز نیست
locked-text = متأسفیم، اجازه دیدن این صفحه را ندارید.

favourite = علاقه‌مندی:
favourite-match = این بازی
