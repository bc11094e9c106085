### Pages.

## On every page

skip-to-content = דילוג לתוכן
skip-to-slip = דילוג לטופס ההימור
nav-main = תפריט ראשי
nav-sports = ספורט
nav-live = לייב
nav-all-sports = כל ענפי הספורט
nav-leagues = ענפים וליגות
nav-top-leagues = הליגות המובילות
nav-cybersport = אי-ספורט
nav-language = שפה
nav-breadcrumbs = אתם כאן
nav-menu = תפריט
menu-close = סגירת התפריט
languages-close = סגירת רשימת השפות
nav-help = עזרה
tab-slip = טופס
tab-bets = הימוריי
nav-tabs = קיצורי דרך
theme-dark = מצב כהה
odds-format = תצוגת יחסים
odds-format-european = עשרונית
odds-format-british = שבר
odds-format-american = אמריקאית
odds-format-hongkong = הונג קונג
odds-format-malaysian = מלאית
odds-format-indonesian = אינדונזית
foot-payments = אמצעי תשלום
foot-registration = מס׳ רישום
foot-licensed-by = ברישיון של
foot-licence = רישיון מס׳
foot-prices = היחסים והשעות נכונים לעדכון האחרון של העמוד, עד לטעינת חדשים. אזור זמן: { $zone }.

## Breadcrumbs and days

crumb-about = אודות
crumb-bets-history = ההימורים שלי
crumb-cybersport = אי-ספורט
crumb-favorites = מועדפים
crumb-general-rules = כללי ההימורים
crumb-home = ראשי
crumb-init-sportsbook = הימורי ספורט
crumb-limits = המגבלות שלי
crumb-live = לייב
crumb-search = חיפוש
crumb-schedule = לוח משחקים
crumb-results = תוצאות
crumb-lotteries = הגרלות
crumb-promotions = מבצעים
crumb-racing = מרוצי סוסים
crumb-sign-in = כניסה
crumb-sign-up = פתיחת חשבון
crumb-password-new = שכחתם סיסמה?
crumb-password-edit = בחירת סיסמה חדשה
crumb-confirmation = אימות הדוא״ל
crumb-unlock = שחרור נעילת החשבון
crumb-sports = ספורט
day-today = היום
day-tomorrow = מחר
day-yesterday = אתמול
next-hours = 3 השעות הקרובות
live-now = עכשיו בלייב
list-tools = סינון הרשימה
list-market = השוק שמוצג ברשימה
list-compact = תצוגה קומפקטית
list-video = עם שידור

## Titles and descriptions

home-title = הימורי ספורט: יחסים למשחקי לייב ולמשחקים הבאים
home-description = היחסים העדכניים למשחקי לייב ולמשחקים הבאים באתר { $site }: כדורגל, כדורסל, טניס, כדורעף, הוקי ועוד.
home-heading = לייב והמשחקים הבאים
search-title = חיפוש
search-description = כל ענפי הספורט והליגות במקום אחד, וחיפוש של משחקים, ליגות ושווקים בכל שפה.
live-title = הימורי לייב: יחסים בזמן אמת במהלך המשחק
live-description = כל המשחקים שמתקיימים עכשיו, לפי ענפים וליגות, עם התוצאה, שעון המשחק והיחסים העדכניים.
live-heading = לייב
sport-title = הימורי { $sport }: יחסים ומשחקי לייב
sport-description = הימורי { $sport }: יחסים { $count ->
    [one] למשחק אחד
    [two] לשני משחקים
   *[other] ל-{ $count } משחקים
}, בלייב ולפני הפתיחה, לפי ליגות וטורנירים.
sport-all-leagues = כל הליגות
category-title = הימורי { $sport }, { $category }: יחסים ומשחקים
category-description = הימורי { $sport }, { $category }: יחסים { $count ->
    [one] למשחק אחד
    [two] לשני משחקים
   *[other] ל-{ $count } משחקים
}, בלייב ולפני הפתיחה, לתוצאת הסיום ולשווקים נוספים.
league-title = { $league }: יחסים והימורי { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): יחסים { $count ->
    [one] למשחק אחד
    [two] לשני משחקים
   *[other] ל-{ $count } משחקים
}, לתוצאת הסיום ולעוד שווקים רבים.
match-title = { $home } – { $away }: יחסים, { $sport }, { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: יחסים לתוצאת הסיום, מעל/מתחת, הימורי יתרון וכל שאר השווקים.

## Outrights

outrights = הימורים ארוכי טווח
outright-until = הימורים עד { $day }
outright-title = { $name }: יחסים להימור על הזוכה, { $sport }
outright-description = { $name } ({ $sport }): יחסים להימור על הזוכה וכל שאר ההימורים על התחרות כולה. ליגה: { $league }.
outright-close = ההימורים נסגרים
outright-ends = התחרות מסתיימת
outright-entrants = משתתפים
outright-matches = משחקים: { $league }

## Calendars and feeds

calendar-add = הוספה ליומן
calendar-all = כל המשחקים
feed-fixtures = המשחקים הבאים

## Schedule and results

days-nav = ימים
days-cut = אלה המשחקים הראשונים בכל ענף. בחרו ענף למעלה כדי לראות את כולם.
parts-nav = עמודים
parts-previous = הקודם
parts-next = הבא
parts-number = עמוד { $number }
schedule-title = לוח משחקים ויחסים: { $day }
schedule-title-sport = { $sport }: לוח משחקים ויחסים, { $day }
schedule-soon-title = משחקים שמתחילים ב-3 השעות הקרובות
schedule-soon-title-sport = { $sport }: משחקים ב-3 השעות הקרובות
schedule-description = { $day }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
} עם יחסים ושעות פתיחה, לפי ענפי ספורט, ליגות וטורנירים.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
} עם יחסים לתוצאת הסיום ולעוד שווקים רבים, לפי ליגות וטורנירים.
schedule-soon-description = { $count ->
    [one] משחק אחד מתחיל
    [two] שני משחקים מתחילים
   *[other] { $count } משחקים מתחילים
} ב-3 השעות הקרובות: יחסים עדכניים לפי ענפי ספורט וליגות.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] משחק אחד מתחיל
    [two] שני משחקים מתחילים
   *[other] { $count } משחקים מתחילים
} ב-3 השעות הקרובות, עם יחסים עדכניים לכל ליגה.
schedule-heading = לוח משחקים: { $day }
schedule-heading-sport = { $sport }, לוח משחקים: { $day }
schedule-empty = אין כאן משחקים להימור.
results-title = התוצאות הסופיות של המשחקים: { $day }
results-title-sport = { $sport }: תוצאות המשחקים, { $day }
results-description = תוצאות סופיות, { $day }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
} עם התוצאה בכל חלק, לפי ענפי ספורט וליגות.
results-description-sport = { $sport }, תוצאות סופיות, { $day }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
} עם התוצאה בכל חלק של המשחק.
results-heading = תוצאות: { $day }
results-heading-sport = { $sport }, תוצאות: { $day }
results-empty = אין כאן משחקים שהסתיימו.
results-start = פתיחה
results-sides = משחק
results-final = תוצאה סופית
results-final-short = סה״כ
results-won = ניצחון
league-results-title = { $league }: תוצאות משחקים, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): התוצאות הסופיות של 7 הימים האחרונים, { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}.
league-results-heading = { $league }: תוצאות

## Pages that editors compose

page-description = { $title } – { $site }.
limits-help = עזרה חינם ובדיסקרטיות:
favorites-script = המועדפים נשמרים בחשבון שלכם. כדי לראות אותם כאן, יש להפעיל JavaScript בדפדפן.
bets-history-text = ההימורים הפתוחים וההימורים שהוכרעו נמצאים בטופס, תחת ״ההימורים שלי״.
bets-history-open = לפתיחת ההימורים שלי
bets-history-script = ההימורים שלכם שמורים, אבל כדי להציג אותם העמוד זקוק ל-JavaScript. הפעילו אותו בדפדפן וטענו את העמוד מחדש.
init-sportsbook-open = להימורי הספורט
sign-in-text = היכנסו כדי להמר ולראות את היתרה.
sign-in-open = כניסה
sign-in-script = הכניסה דורשת JavaScript. הפעילו אותו בדפדפן וטענו את העמוד מחדש.
sign-up-text = פתחו חשבון כדי להמר.
password-new-text = הזינו את הדוא״ל של החשבון. נשלח אליכם קישור לבחירת סיסמה חדשה.
password-edit-text = פתחו את הקישור בדוא״ל שלנו כדי לבחור סיסמה חדשה.
confirmation-text = הזינו כתובת דוא״ל. נשלח שוב את קישור האימות.
unlock-text = הזינו כתובת דוא״ל, ונשלח אליכם קישור שמשחרר את נעילת החשבון.
form-script = הטופס דורש JavaScript. הפעילו אותו בדפדפן וטענו את העמוד מחדש.
cybersport-title = אי-ספורט: יחסים לכל משחק מחשב
cybersport-description = יחסים למשחקי מחשב: כל כותר עם המשחקים הבאים שלו וכל השווקים שלהם, בלייב ולפני הפתיחה.
promotions-title = מבצעים, בונוסים והימורי חינם
promotions-description = המבצעים הפעילים כרגע: בונוסים, הימורים משולבים עם בוסט והימורי חינם, כל מבצע עם התנאים והיום האחרון שלו.
cybersport-none = אין כרגע משחקי אי-ספורט להימור.
to-sports = כל ענפי הספורט

## Promotions

promotions-none = אין מבצעים כרגע.
promotion-from = מתאריך
promotion-until = עד
promotion-terms = תקנון המבצע
nav-right = קיצורי דרך ליד הטופס
nav-deposit = הפקדה

## Error pages

not-found-title = אופס, סליחה. לא מצאנו את העמוד הזה.
not-found-text = העמוד לא קיים, או שהמשחק שלו הסתיים.
error-title = אופס! סליחה, משהו השתבש.
error-text = חזרו לכאן בעוד זמן קצר, בבקשה.
error-home = לעמוד הראשי
blocked-title = מצטערים, איננו פועלים כרגע במדינה שלכם.
blocked-text = הרישיון של האתר אינו חל על המדינה שבה אתם נמצאים.
locked-title = אין הרשאה
locked-text = מצטערים, אין לכם הרשאה לצפות בעמוד הזה.

favourite = מועדף:
favourite-match = המשחק הזה
