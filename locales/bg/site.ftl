### Pages.

## On every page

skip-to-content = Към съдържанието
skip-to-slip = Към фиша
nav-main = Основно меню
nav-sports = Спорт
nav-live = На живо
nav-all-sports = Всички спортове
nav-leagues = Спортове и първенства
nav-top-leagues = Топ първенства
nav-cybersport = Е-спорт
nav-language = Език
nav-breadcrumbs = Вие сте тук
nav-menu = Меню
menu-close = Затвори менюто
languages-close = Затвори списъка с езици
nav-help = Помощ
tab-slip = Фиш
tab-bets = Залози
nav-tabs = Преки пътища
theme-dark = Тъмна тема
odds-format = Формат на коефициентите
odds-format-european = Десетичен
odds-format-british = Дробен
odds-format-american = Американски
odds-format-hongkong = Хонконгски
odds-format-malaysian = Малайски
odds-format-indonesian = Индонезийски
foot-payments = Начини на плащане
foot-registration = Рег. №
foot-licensed-by = Лиценз от
foot-licence = лиценз №
foot-prices = Коефициентите и часовете са от последното обновяване на страницата, докато се заредят по-нови. Часова зона: { $zone }.

## Breadcrumbs and days

crumb-about = За нас
crumb-bets-history = Моите залози
crumb-cybersport = Е-спорт
crumb-favorites = Любими
crumb-general-rules = Общи правила
crumb-home = Начало
crumb-init-sportsbook = Спортни залози
crumb-limits = Моите лимити
crumb-live = На живо
crumb-search = Търсене
crumb-schedule = Програма
crumb-results = Резултати
crumb-lotteries = Лотарии
crumb-promotions = Промоции
crumb-racing = Конни надбягвания
crumb-sign-in = Вход
crumb-sign-up = Регистрация
crumb-password-new = Забравена парола?
crumb-password-edit = Изберете нова парола
crumb-confirmation = Потвърдете имейла си
crumb-unlock = Отключете профила си
crumb-sports = Спорт
day-today = Днес
day-tomorrow = Утре
day-yesterday = Вчера
next-hours = Следващите 3 часа
live-now = Сега на живо
list-tools = Филтър на списъка
list-market = Пазар, показан в списъка
list-compact = Компактно
list-video = С видео

## Titles and descriptions, as search engines show them

home-title = Спортни залози: коефициенти за мачове днес и на живо
home-description = Актуални коефициенти за мачове на живо и предстоящи мачове в { $site }: футбол, баскетбол, тенис, волейбол, хокей и още спортове.
home-heading = На живо и предстоящи
search-title = Търсене
search-description = Всички спортове и първенства и търсене на мачове, първенства и пазари на всеки език.
live-title = Залози на живо: коефициенти по време на мача
live-description = Всички мачове на живо по спортове и първенства, с резултат, време и актуални коефициенти.
live-heading = На живо
sport-title = { $sport }: залози и актуални коефициенти
sport-description = { $sport }, залози и коефициенти: { $count ->
    [one] един мач
   *[other] { $count } мача
} за залагане, на живо и предстоящи, по първенства.
sport-all-leagues = Всички първенства
category-title = { $sport }, { $category }: залози и коефициенти
category-description = { $sport }, { $category }, залози и коефициенти: { $count ->
    [one] един мач
   *[other] { $count } мача
} за залагане, на живо и предстоящи.
league-title = { $league }: коефициенти ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), залози и коефициенти: { $count ->
    [one] един мач
   *[other] { $count } мача
} с коефициенти за изхода и много други пазари.
match-title = { $home } – { $away }: коефициенти ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: коефициенти за изхода, над/под, хендикап и всички други пазари.

## Outrights

outrights = Дългосрочни залози
outright-until = Залози до { $day }
outright-title = { $name }: коефициенти за победител ({ $sport })
outright-description = { $name } ({ $sport }): коефициенти за краен победител и всички други дългосрочни залози. Турнир: { $league }.
outright-close = Край на залозите:
outright-ends = Край на състезанието:
outright-entrants = Участници
outright-matches = Мачове: { $league }

## Calendars and feeds

calendar-add = Добави в календара
calendar-all = Всички мачове
feed-fixtures = Предстоящи мачове

## Schedule and results

days-nav = Дни
days-cut = Това са първите мачове от всеки спорт. Изберете спорт по-горе, за да видите всички.
parts-nav = Страници
parts-previous = Предишна
parts-next = Следваща
parts-number = страница { $number }
schedule-title = Програма на мачовете и коефициенти: { $day }
schedule-title-sport = { $sport }, програма и коефициенти: { $day }
schedule-soon-title = Мачове, които започват в следващите 3 часа
schedule-soon-title-sport = { $sport }: мачове в следващите 3 часа
schedule-description = { $day }: { $count ->
    [one] един мач
   *[other] { $count } мача
} с актуални коефициенти за залагане, по спортове и първенства.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] един мач
   *[other] { $count } мача
} с актуални коефициенти за залагане, по първенства.
schedule-soon-description = { $count ->
    [one] Един мач започва
   *[other] { $count } мача започват
} в следващите 3 часа: актуални коефициенти, по спортове и първенства.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] един мач започва
   *[other] { $count } мача започват
} в следващите 3 часа. Вижте актуалните коефициенти.
schedule-heading = Програма: { $day }
schedule-heading-sport = { $sport }, програма: { $day }
schedule-empty = Тук няма мачове, на които да се залага.
results-title = Крайни резултати от мачовете: { $day }
results-title-sport = { $sport }, крайни резултати: { $day }
results-description = Крайни резултати, { $day }: { $count ->
    [one] един мач
   *[other] { $count } мача
} с резултата от всяка част, по спортове и първенства.
results-description-sport = { $sport }, крайни резултати, { $day }: { $count ->
    [one] един мач
   *[other] { $count } мача
} с резултата от всяка част на играта.
results-heading = Резултати: { $day }
results-heading-sport = { $sport }, резултати: { $day }
results-empty = Тук още не е завършил нито един мач.
results-start = Начало
results-sides = Мач
results-final = Краен резултат
results-final-short = О
results-won = победа
league-results-title = { $league }, резултати: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), крайни резултати от последните 7 дни: { $count ->
    [one] един мач
   *[other] { $count } мача
}.
league-results-heading = { $league }: резултати

## Pages that editors compose

page-description = { $title } в { $site }.
limits-help = Безплатна и поверителна помощ:
favorites-script = Любимите Ви се пазят в профила Ви. За да ги видите тук, включете JavaScript в браузъра.
bets-history-text = Отворените и уредените Ви залози са до фиша, в „Моите залози“.
bets-history-open = Отвори моите залози
bets-history-script = Залозите Ви са на сигурно място, но за да ги покаже, страницата изисква JavaScript. Включете го в браузъра си и заредете страницата отново.
init-sportsbook-open = Към залозите
sign-in-text = Влезте, за да залагате и да виждате баланса си.
sign-in-open = Вход
sign-in-script = Входът изисква JavaScript. Включете го в браузъра си и заредете страницата отново.
sign-up-text = Отворете профил, за да залагате.
password-new-text = Въведете имейл адреса на профила си. Ще Ви изпратим връзка за избор на нова парола.
password-edit-text = Отворете връзката в нашия имейл, за да изберете нова парола.
confirmation-text = Въведете имейл адреса си. Ще Ви изпратим отново връзката за потвърждение.
unlock-text = Въведете имейл адреса си и ще Ви изпратим връзка, която отключва профила Ви.
form-script = Този формуляр изисква JavaScript. Включете го в браузъра си и заредете страницата отново.
cybersport-title = Е-спорт: залози и коефициенти по игри
cybersport-description = Коефициенти за компютърни игри: всяка игра с предстоящите си мачове и всичките им пазари, на живо и преди началото.
promotions-title = Промоции, бонуси и фрийбети
promotions-description = Активни промоции: бонуси, колонки със завишен коефициент и фрийбети, с условията и последния ден на всяка промоция.
cybersport-none = В момента не се приемат залози на мачове от е-спорт.
to-sports = Виж всички спортове

## Promotions

promotions-none = В момента няма промоции.
promotion-from = От
promotion-until = До
promotion-terms = Правила и условия
nav-right = Преки пътища до фиша
nav-deposit = Депозит

## Error pages

not-found-title = Опа, съжаляваме. Не можем да намерим тази страница.
not-found-text = Тази страница не съществува или мачът ѝ е приключил.
error-title = Опа! Съжаляваме, нещо се обърка.
error-text = Моля, върнете се след малко.
error-home = Към началната страница
blocked-title = Съжаляваме, в момента не сме достъпни във Вашата държава.
blocked-text = Лицензът на този сайт не обхваща държавата, в която се намирате.
locked-title = Нямате достъп
locked-text = Съжаляваме, нямате право да виждате тази страница.

favourite = Любимо:
favourite-match = Този мач
