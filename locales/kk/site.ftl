### Pages.

## On every page

skip-to-content = Мазмұнға өту
skip-to-slip = Купонға өту
nav-main = Басты мәзір
nav-sports = Спорт
nav-live = Live
nav-all-sports = Барлық спорт түрі
nav-leagues = Спорт түрлері мен лигалар
nav-top-leagues = Топ-лигалар
nav-cybersport = Киберспорт
nav-language = Тіл
nav-breadcrumbs = Сіз осындасыз
nav-menu = Мәзір
menu-close = Мәзірді жабу
languages-close = Тілдер тізімін жабу
nav-help = Көмек
tab-slip = Купон
tab-bets = Бәстерім
nav-tabs = Жылдам сілтемелер
theme-dark = Қараңғы тақырып
odds-format = Коэффициент форматы
odds-format-european = Ондық
odds-format-british = Бөлшек
odds-format-american = Америкалық
odds-format-hongkong = Гонконгтық
odds-format-malaysian = Малайлық
odds-format-indonesian = Индонезиялық
foot-payments = Төлем тәсілдері
foot-registration = Тіркеу №
foot-licensed-by = Лицензия берген орган:
foot-licence = лицензия №
foot-prices = Коэффициенттер мен уақыт жаңасы жүктелгенше осы беттің соңғы жаңартылған сәтіне сай көрсетіледі. Уақыт белдеуі: { $zone }.

## Breadcrumbs and days

crumb-about = Біз туралы
crumb-bets-history = Бәстерім
crumb-cybersport = Киберспорт
crumb-favorites = Таңдаулылар
crumb-general-rules = Жалпы ережелер
crumb-home = Басты бет
crumb-init-sportsbook = Спортқа бәс тігу
crumb-limits = Менің лимиттерім
crumb-live = Live
crumb-search = Іздеу
crumb-schedule = Кесте
crumb-results = Нәтижелер
crumb-lotteries = Лотереялар
crumb-promotions = Акциялар
crumb-racing = Ат жарысы
crumb-sign-in = Кіру
crumb-sign-up = Тіркелу
crumb-password-new = Құпиясөзді ұмыттыңыз ба?
crumb-password-edit = Жаңа құпиясөз таңдаңыз
crumb-confirmation = Эл. поштаңызды растаңыз
crumb-unlock = Шотыңызды бұғаттан шығарыңыз
crumb-sports = Спорт
day-today = Бүгін
day-tomorrow = Ертең
day-yesterday = Кеше
next-hours = Алдағы 3 сағат
live-now = Қазір Live
list-tools = Тізімді сүзу
list-market = Тізімдегі маркет
list-compact = Ықшам
list-video = Бейнемен

## Titles and descriptions

home-title = Спортқа бәс: Live және алдағы матч коэффициенттері
home-description = Live және алдағы матчтардың қазіргі коэффициенттері. { $site }: футбол, теннис, баскетбол, хоккей, киберспорт және басқалары.
home-heading = Live және алдағы матчтар
search-title = Іздеу
search-description = Барлық спорт түрі мен лига, сондай-ақ матчтарды, лигаларды және маркеттерді кез келген тілде іздеу.
live-title = Live бәс тігу: ойын кезіндегі коэффициенттер
live-description = Қазір өтіп жатқан барлық матч спорт түрлері мен лигалар бойынша: есебі, уақыты және қазіргі коэффициенттері.
live-heading = Live
sport-title = { $sport }: онлайн бәс тігу және коэффициенттер
sport-description = { $sport }: бәс тігуге { $count } матч бар, Live және алдағы ойындардың коэффициенттері лигалар бойынша.
sport-all-leagues = Барлық лига
category-title = { $sport }, { $category }: бәс тігу және коэффициенттер
category-description = { $sport }, { $category }: бәс тігуге { $count } матч бар. Матч нәтижесінің, фора мен тоталдың коэффициенттері.
league-title = { $league }: бәс және коэффициенттер, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): бәс тігуге { $count } матч бар. Матч нәтижесінің және басқа да маркеттердің коэффициенттері.
match-title = { $home } — { $away }: бәс тігу, { $sport }, { $start }
match-title-short = { $home } — { $away }: { $start }
match-description = { $home } — { $away }, { $league } ({ $sport }), { $start }: нәтиже, тотал, фора және барлық басқа маркеттердің коэффициенттері.

## Outrights

outrights = Ұзақ мерзімді бәстер
outright-until = Бәс қабылдау соңы: { $day }
outright-title = { $name }: жеңімпазға бәс тігу, { $sport }
outright-description = { $name } ({ $sport }): жеңімпаздың коэффициенттері және бүкіл жарысқа тігілетін барлық басқа бәстер. Лига: { $league }.
outright-close = Бәс қабылдау соңы:
outright-ends = Жарыс соңы:
outright-entrants = Қатысушылар
outright-matches = Матчтар: { $league }

## Calendars and feeds

calendar-add = Күнтізбеге қосу
calendar-all = Барлық матч
feed-fixtures = Алдағы матчтар

## Schedule and results

days-nav = Күндер
days-cut = Бұл — әр спорт түрінің алғашқы матчтары. Бәрін көру үшін жоғарыдан спорт түрін таңдаңыз.
parts-nav = Беттер
parts-previous = Алдыңғы
parts-next = Келесі
parts-number = { $number }-бет
schedule-title = Матчтар кестесі мен коэффициенттер: { $day }
schedule-title-sport = { $sport }: кесте мен коэффициенттер, { $day }
schedule-soon-title = Алдағы 3 сағатта басталатын матчтар
schedule-soon-title-sport = { $sport }: алдағы 3 сағаттағы матчтар
schedule-description = { $day }: нәтиже мен көптеген басқа маркеттердің коэффициенттері бар { $count } матч, спорт түрлері мен лигалар бойынша.
schedule-description-sport = { $sport }, { $day }: нәтиже мен көптеген басқа маркеттердің коэффициенттері бар { $count } матч, лигалар бойынша.
schedule-soon-description = Алдағы 3 сағатта { $count } матч басталады. Қазіргі коэффициенттер спорт түрлері мен лигалар бойынша.
schedule-soon-description-sport = { $sport }: алдағы 3 сағатта { $count } матч басталады. Қазіргі коэффициенттерімен.
schedule-heading = Кесте: { $day }
schedule-heading-sport = { $sport }, кесте: { $day }
schedule-empty = Мұнда бәс тігуге матч жоқ.
results-title = Матч нәтижелері: { $day }
results-title-sport = { $sport }: матч нәтижелері, { $day }
results-description = { $day }: { $count } матчтың соңғы есебі және әр кезеңнің есебі, спорт түрлері мен лигалар бойынша.
results-description-sport = { $sport }, { $day }: { $count } матчтың соңғы есебі және әр кезеңнің есебі.
results-heading = Нәтижелер: { $day }
results-heading-sport = { $sport }, нәтижелер: { $day }
results-empty = Мұнда аяқталған матч жоқ.
results-start = Басталуы
results-sides = Матч
results-final = Соңғы есеп
results-final-short = Е
results-won = жеңді
league-results-title = { $league }: матч нәтижелері, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): соңғы 7 күндегі { $count } матчтың нәтижелері мен соңғы есебі.
league-results-heading = { $league }: нәтижелер

## Pages that editors compose

page-description = { $title } — { $site }.
limits-help = Тегін әрі құпия көмек:
favorites-script = Таңдаулыларыңыз шотыңызда сақталады. Оларды осында көру үшін браузерде JavaScript-ті қосыңыз.
bets-history-text = Ойындағы және есептелген бәстеріңіз купонда, «Бәстерім» бөлімінде.
bets-history-open = Бәстерімді ашу
bets-history-script = Бәстеріңіз сақтаулы, бірақ оларды көрсету үшін бұл бетке JavaScript керек. Оны браузерде қосып, бетті қайта жүктеңіз.
init-sportsbook-open = Бәс тігуге өту
sign-in-text = Бәс тігу және балансты көру үшін кіріңіз.
sign-in-open = Кіру
sign-in-script = Кіру үшін JavaScript керек. Оны браузерде қосып, бетті қайта жүктеңіз.
sign-up-text = Бәс тігу үшін шот ашыңыз.
password-new-text = Шотыңыздың эл. поштасын енгізіңіз. Жаңа құпиясөз таңдайтын сілтеме жібереміз.
password-edit-text = Жаңа құпиясөз таңдау үшін хатымыздағы сілтемені ашыңыз.
confirmation-text = Эл. пошта мекенжайын енгізіңіз. Растау сілтемесін қайта жібереміз.
unlock-text = Эл. пошта мекенжайын енгізіңіз, біз шотыңызды бұғаттан шығаратын сілтеме жібереміз.
form-script = Бұл пішінге JavaScript керек. Оны браузерде қосып, бетті қайта жүктеңіз.
cybersport-title = Киберспорт коэффициенттері ойын түрі бойынша
cybersport-description = Компьютерлік ойындардың коэффициенттері: әр ойынның алдағы матчтары мен барлық маркеті, Live режимінде және матч басталғанға дейін.
promotions-title = Акциялар, бонустар және фрибеттер
promotions-description = Қазір өтіп жатқан акциялар: бонустар, бусты бар экспрестер және фрибеттер, әрқайсысының шарттары мен соңғы күні көрсетілген.
cybersport-none = Қазір бәс тігуге киберспорт матчтары жоқ.
to-sports = Барлық спорт түрі

## Promotions

promotions-none = Қазір акция жоқ.
promotion-from = Басталуы:
promotion-until = Аяқталуы:
promotion-terms = Акция шарттары
nav-right = Купон жанындағы сілтемелер
nav-deposit = Толтыру

## Error pages

not-found-title = Ой, кешіріңіз. Бұл бетті таба алмадық.
not-found-text = Мұндай бет жоқ немесе оның матчы аяқталған.
error-title = Ой! Кешіріңіз, қате орын алды.
error-text = Біраздан кейін қайта кіріңіз.
error-home = Басты бетке өту
blocked-title = Өкінішке қарай, біз қазір сіздің еліңізде жұмыс істемейміз.
blocked-text = Бұл сайттың лицензиясы қазір сіз жүрген елде қолданылмайды.
locked-title = Кіруге рұқсат жоқ
locked-text = Өкінішке қарай, бұл бетті көруге рұқсатыңыз жоқ.

favourite = Таңдаулы:
favourite-match = Осы матч
