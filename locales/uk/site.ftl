### Pages.

## On every page

skip-to-content = До вмісту
skip-to-slip = До купона
nav-main = Головне меню
nav-sports = Спорт
nav-live = Live
nav-all-sports = Усі види спорту
nav-leagues = Види спорту та ліги
nav-top-leagues = Топ-ліги
nav-cybersport = Кіберспорт
nav-language = Мова
nav-breadcrumbs = Ви тут
nav-menu = Меню
menu-close = Закрити меню
languages-close = Закрити список мов
nav-help = Допомога
tab-slip = Купон
tab-bets = Мої ставки
nav-tabs = Швидкі посилання
theme-dark = Темна тема
odds-format = Формат коефіцієнтів
odds-format-european = Десятковий
odds-format-british = Дробовий
odds-format-american = Американський
odds-format-hongkong = Гонконгський
odds-format-malaysian = Малайський
odds-format-indonesian = Індонезійський
foot-payments = Способи оплати
foot-registration = Реєстр. №
foot-licensed-by = Орган ліцензування:
foot-licence = ліцензія №
foot-prices = Коефіцієнти й час показано на момент останнього оновлення сторінки, доки не завантажаться новіші. Часовий пояс: { $zone }.

## Breadcrumbs and days

crumb-about = Про нас
crumb-bets-history = Мої ставки
crumb-cybersport = Кіберспорт
crumb-favorites = Обране
crumb-general-rules = Загальні правила
crumb-home = Головна
crumb-init-sportsbook = Ставки на спорт
crumb-limits = Мої ліміти
crumb-live = Live
crumb-search = Пошук
crumb-schedule = Розклад
crumb-results = Результати
crumb-lotteries = Лотереї
crumb-promotions = Акції
crumb-racing = Кінні перегони
crumb-sign-in = Вхід
crumb-sign-up = Реєстрація
crumb-password-new = Забули пароль?
crumb-password-edit = Виберіть новий пароль
crumb-confirmation = Підтвердьте ел. пошту
crumb-unlock = Розблокуйте рахунок
crumb-sports = Спорт
day-today = Сьогодні
day-tomorrow = Завтра
day-yesterday = Учора
next-hours = Найближчі 3 години
live-now = Зараз у Live
list-tools = Фільтр списку
list-market = Маркет у списку
list-compact = Компактно
list-video = З відео

## Titles and descriptions

home-title = Ставки на спорт: коефіцієнти Live і лінія
home-description = Актуальні коефіцієнти на матчі Live та найближчі ігри. { $site }: футбол, теніс, баскетбол, хокей, кіберспорт і не тільки.
home-heading = Live і найближчі матчі
search-title = Пошук
search-description = Усі види спорту й ліги, а також пошук матчів, ліг і маркетів будь-якою мовою.
live-title = Ставки Live: коефіцієнти під час матчу
live-description = Усі матчі, що тривають зараз: рахунок, час і актуальні коефіцієнти в режимі Live.
live-heading = Live
sport-title = { $sport }: ставки онлайн, коефіцієнти та лінія
sport-description = { $sport }: коефіцієнти на { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} у Live та в лінії, за всіма лігами й турнірами.
sport-all-leagues = Усі ліги
category-title = { $sport }, { $category }: ставки та коефіцієнти
category-description = { $sport }, { $category }: коефіцієнти на { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} у Live та в лінії, результати, фори й тотали.
league-title = { $league }: ставки та коефіцієнти, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): коефіцієнти на { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
}, результат матчу та багато інших маркетів.
match-title = { $home } — { $away }: ставки, { $sport }, { $start }
match-title-short = { $home } — { $away }: { $start }
match-description = { $home } — { $away }, { $league } ({ $sport }), { $start }: коефіцієнти на результат, тотали, фори та всі інші маркети.

## Outrights

outrights = Довгострокові ставки
outright-until = Ставки до: { $day }
outright-title = { $name }: ставки на переможця, { $sport }
outright-description = { $name } ({ $sport }): коефіцієнти на переможця та всі інші ставки на турнір загалом. Ліга: { $league }.
outright-close = Прийом ставок до
outright-ends = Завершення турніру:
outright-entrants = Учасники
outright-matches = Матчі: { $league }

## Calendars and feeds

calendar-add = Додати до календаря
calendar-all = Усі матчі
feed-fixtures = Найближчі матчі

## Schedule and results

days-nav = Дні
days-cut = Це перші матчі з кожного виду спорту. Виберіть вид спорту вище, щоб побачити всі.
parts-nav = Сторінки
parts-previous = Назад
parts-next = Далі
parts-number = сторінка { $number }
schedule-title = Розклад матчів і коефіцієнти: { $day }
schedule-title-sport = { $sport }: розклад і коефіцієнти, { $day }
schedule-soon-title = Матчі, що почнуться в найближчі 3 години
schedule-soon-title-sport = { $sport }: матчі в найближчі 3 години
schedule-description = { $day }: { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} з коефіцієнтами, за видами спорту й лігами. Час початку та лінія.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} з коефіцієнтами, за лігами. Час початку та лінія.
schedule-soon-description = Незабаром початок: { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} у найближчі 3 години. Актуальні коефіцієнти за видами спорту й лігами.
schedule-soon-description-sport = { $sport }, незабаром початок: { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} у найближчі 3 години з актуальними коефіцієнтами.
schedule-heading = Розклад: { $day }
schedule-heading-sport = { $sport }, розклад: { $day }
schedule-empty = Тут немає матчів для ставок.
results-title = Результати матчів: { $day }
results-title-sport = { $sport }: результати матчів, { $day }
results-description = { $day }: підсумковий рахунок, { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} з рахунком за періодами, за видами спорту й лігами.
results-description-sport = { $sport }, { $day }: підсумковий рахунок, { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
} з рахунком за періодами.
results-heading = Результати: { $day }
results-heading-sport = { $sport }, результати: { $day }
results-empty = Завершених матчів тут немає.
results-start = Початок
results-sides = Матч
results-final = Підсумковий рахунок
results-final-short = Рх
results-won = переможець
league-results-title = { $league }: результати матчів, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): результати та підсумковий рахунок за останні 7 днів, { $count ->
    [one] { $count } матч
    [few] { $count } матчі
    [many] { $count } матчів
   *[other] { $count } матчу
}.
league-results-heading = { $league }: результати

## Pages that editors compose

page-description = { $title } — { $site }.
limits-help = Безкоштовна й конфіденційна допомога:
favorites-script = Обране прив’язане до вашого рахунку. Щоб побачити його тут, увімкніть JavaScript у браузері.
bets-history-text = Ваші ставки, у грі та розраховані, — у купоні, в розділі «Мої ставки».
bets-history-open = Відкрити мої ставки
bets-history-script = Ваші ставки на місці, але щоб їх показати, цій сторінці потрібен JavaScript. Увімкніть його в браузері та оновіть сторінку.
init-sportsbook-open = Перейти до ставок
sign-in-text = Увійдіть, щоб робити ставки та бачити баланс.
sign-in-open = Увійти
sign-in-script = Для входу потрібен JavaScript. Увімкніть його в браузері та оновіть сторінку.
sign-up-text = Відкрийте рахунок, щоб робити ставки.
password-new-text = Введіть ел. пошту свого рахунку. Ми надішлемо посилання, щоб вибрати новий пароль.
password-edit-text = Відкрийте посилання з нашого листа, щоб вибрати новий пароль.
confirmation-text = Введіть ел. пошту. Ми надішлемо посилання для підтвердження ще раз.
unlock-text = Введіть ел. пошту, і ми надішлемо посилання, яке розблокує ваш рахунок.
form-script = Для цієї форми потрібен JavaScript. Увімкніть його в браузері та оновіть сторінку.
cybersport-title = Ставки на кіберспорт: коефіцієнти за іграми
cybersport-description = Коефіцієнти на комп’ютерні ігри: найближчі матчі з кожної гри та всі їхні маркети, у Live і до початку матчу.
promotions-title = Акції, бонуси та фрібети
promotions-description = Акції, що тривають зараз: бонуси, експреси з бустом і фрібети, у кожної акції — умови й останній день.
cybersport-none = Зараз немає кіберспортивних матчів для ставок.
to-sports = Усі види спорту

## Promotions

promotions-none = Зараз немає акцій.
promotion-from = З
promotion-until = До
promotion-terms = Умови акції
nav-right = Посилання поруч із купоном
nav-deposit = Поповнити

## Error pages

not-found-title = Ой, вибачте. Ми не можемо знайти цю сторінку.
not-found-text = Такої сторінки немає, або матч уже завершився.
error-title = Ой! Вибачте, щось пішло не так.
error-text = Будь ласка, зайдіть трохи згодом.
error-home = На головну
blocked-title = На жаль, зараз ми не працюємо у вашій країні.
blocked-text = Ліцензія цього сайту не діє в країні, де ви перебуваєте.
locked-title = Доступ закрито
locked-text = На жаль, у вас немає прав на перегляд цієї сторінки.

favourite = Обране:
favourite-match = Цей матч
