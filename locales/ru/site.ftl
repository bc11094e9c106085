### Pages.

## On every page

skip-to-content = К содержанию
skip-to-slip = К купону
nav-main = Главное меню
nav-sports = Спорт
nav-live = Live
nav-all-sports = Все виды спорта
nav-leagues = Виды спорта и лиги
nav-top-leagues = Топ-лиги
nav-cybersport = Киберспорт
nav-language = Язык
nav-breadcrumbs = Вы здесь
nav-menu = Меню
menu-close = Закрыть меню
languages-close = Закрыть список языков
nav-help = Помощь
tab-slip = Купон
tab-bets = Мои ставки
nav-tabs = Быстрые ссылки
theme-dark = Тёмная тема
odds-format = Формат коэффициентов
odds-format-european = Десятичный
odds-format-british = Дробный
odds-format-american = Американский
odds-format-hongkong = Гонконгский
odds-format-malaysian = Малайский
odds-format-indonesian = Индонезийский
foot-payments = Способы оплаты
foot-registration = Рег. номер
foot-licensed-by = Лицензирующий орган:
foot-licence = лицензия №
foot-prices = Коэффициенты и время показаны на момент последнего обновления страницы, пока не загрузятся новые. Часовой пояс: { $zone }.

## Breadcrumbs and days

crumb-about = О нас
crumb-bets-history = Мои ставки
crumb-cybersport = Киберспорт
crumb-favorites = Избранное
crumb-general-rules = Общие правила
crumb-home = Главная
crumb-init-sportsbook = Ставки на спорт
crumb-limits = Мои лимиты
crumb-live = Live
crumb-search = Поиск
crumb-schedule = Расписание
crumb-results = Результаты
crumb-lotteries = Лотереи
crumb-promotions = Акции
crumb-racing = Скачки
crumb-sign-in = Вход
crumb-sign-up = Регистрация
crumb-password-new = Забыли пароль?
crumb-password-edit = Выберите новый пароль
crumb-confirmation = Подтвердите эл. почту
crumb-unlock = Разблокируйте счёт
crumb-sports = Спорт
day-today = Сегодня
day-tomorrow = Завтра
day-yesterday = Вчера
next-hours = Ближайшие 3 часа
live-now = Сейчас в Live
list-tools = Фильтр списка
list-market = Маркет в списке
list-compact = Компактно
list-video = С видео

## Titles and descriptions

home-title = Ставки на спорт: коэффициенты Live и линия
home-description = Актуальные коэффициенты на матчи Live и ближайшие игры. { $site }: футбол, хоккей, теннис, баскетбол, киберспорт и не только.
home-heading = Live и ближайшие матчи
search-title = Поиск
search-description = Все виды спорта и лиги, а также поиск матчей, лиг и маркетов на любом языке.
live-title = Ставки Live: коэффициенты по ходу матча
live-description = Все матчи, которые идут сейчас, по видам спорта и лигам: счёт, время и актуальные коэффициенты.
live-heading = Live
sport-title = { $sport }: ставки онлайн, коэффициенты и линия
sport-description = { $sport }: коэффициенты на { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} в Live и в линии, по всем лигам и турнирам.
sport-all-leagues = Все лиги
category-title = { $sport }, { $category }: ставки и коэффициенты
category-description = { $sport }, { $category }: коэффициенты на { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} в Live и в линии, исходы, форы и тоталы.
league-title = { $league }: ставки и коэффициенты, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} с коэффициентами на исход и множество других маркетов.
match-title = { $home } — { $away }: ставки, { $sport }, { $start }
match-title-short = { $home } — { $away }: { $start }
match-description = { $home } — { $away }, { $league } ({ $sport }), { $start }: коэффициенты на исход, тоталы, форы и все остальные маркеты.

## Outrights

outrights = Долгосрочные ставки
outright-until = Ставки до: { $day }
outright-title = { $name }: ставки на победителя, { $sport }
outright-description = { $name } ({ $sport }): коэффициенты на победителя и все остальные ставки на турнир целиком. Лига: { $league }.
outright-close = Приём ставок до
outright-ends = Окончание турнира:
outright-entrants = Участники
outright-matches = Матчи: { $league }

## Calendars and feeds

calendar-add = Добавить в календарь
calendar-all = Все матчи
feed-fixtures = Ближайшие матчи

## Schedule and results

days-nav = Дни
days-cut = Это первые матчи по каждому виду спорта. Выберите вид спорта выше, чтобы увидеть все.
parts-nav = Страницы
parts-previous = Назад
parts-next = Далее
parts-number = страница { $number }
schedule-title = Расписание матчей и коэффициенты: { $day }
schedule-title-sport = { $sport }: расписание и коэффициенты, { $day }
schedule-soon-title = Матчи, которые начнутся в ближайшие 3 часа
schedule-soon-title-sport = { $sport }: матчи в ближайшие 3 часа
schedule-description = { $day }: { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} с коэффициентами на исход и множество других маркетов, по видам спорта и лигам.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} с коэффициентами на исход и множество других маркетов, по лигам.
schedule-soon-description = Скоро начало: { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} в ближайшие 3 часа. Актуальные коэффициенты по видам спорта и лигам.
schedule-soon-description-sport = { $sport }, скоро начало: { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} в ближайшие 3 часа с актуальными коэффициентами.
schedule-heading = Расписание: { $day }
schedule-heading-sport = { $sport }, расписание: { $day }
schedule-empty = Здесь нет матчей для ставок.
results-title = Результаты матчей: { $day }
results-title-sport = { $sport }: результаты матчей, { $day }
results-description = { $day }: итоговый счёт, { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} со счётом по периодам, по видам спорта и лигам.
results-description-sport = { $sport }, { $day }: итоговый счёт, { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
} со счётом по периодам.
results-heading = Результаты: { $day }
results-heading-sport = { $sport }, результаты: { $day }
results-empty = Завершённых матчей здесь нет.
results-start = Начало
results-sides = Матч
results-final = Итоговый счёт
results-final-short = Сч
results-won = победитель
league-results-title = { $league }: результаты матчей, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): результаты и итоговый счёт за последние 7 дней, { $count ->
    [one] { $count } матч
    [few] { $count } матча
    [many] { $count } матчей
   *[other] { $count } матча
}.
league-results-heading = { $league }: результаты

## Pages that editors compose

page-description = { $title } — { $site }.
limits-help = Бесплатная и конфиденциальная помощь:
favorites-script = Избранное привязано к вашему счёту. Чтобы увидеть его здесь, включите JavaScript в браузере.
bets-history-text = Ваши ставки, в игре и рассчитанные, — в купоне, в разделе «Мои ставки».
bets-history-open = Открыть мои ставки
bets-history-script = Ваши ставки на месте, но чтобы их показать, этой странице нужен JavaScript. Включите его в браузере и обновите страницу.
init-sportsbook-open = Перейти к ставкам
sign-in-text = Войдите, чтобы делать ставки и видеть баланс.
sign-in-open = Войти
sign-in-script = Для входа нужен JavaScript. Включите его в браузере и обновите страницу.
sign-up-text = Откройте счёт, чтобы делать ставки.
password-new-text = Введите эл. почту вашего счёта. Мы отправим ссылку, чтобы выбрать новый пароль.
password-edit-text = Откройте ссылку из нашего письма, чтобы выбрать новый пароль.
confirmation-text = Введите эл. почту. Мы отправим ссылку для подтверждения ещё раз.
unlock-text = Введите эл. почту, и мы отправим ссылку, которая разблокирует ваш счёт.
form-script = Для этой формы нужен JavaScript. Включите его в браузере и обновите страницу.
cybersport-title = Ставки на киберспорт: коэффициенты по играм
cybersport-description = Коэффициенты на компьютерные игры: ближайшие матчи по каждой игре и все их маркеты, в Live и до начала матча.
promotions-title = Акции, бонусы и фрибеты
promotions-description = Акции, которые идут сейчас: бонусы, экспрессы с бустом и фрибеты, у каждой акции — условия и последний день.
cybersport-none = Сейчас нет киберспортивных матчей для ставок.
to-sports = Все виды спорта

## Promotions

promotions-none = Сейчас нет акций.
promotion-from = С
promotion-until = До
promotion-terms = Условия акции
nav-right = Ссылки рядом с купоном
nav-deposit = Пополнить

## Error pages

not-found-title = Ой, извините. Мы не можем найти эту страницу.
not-found-text = Такой страницы нет, или матч уже завершился.
error-title = Ой! Извините, что-то пошло не так.
error-text = Пожалуйста, зайдите чуть позже.
error-home = На главную
blocked-title = К сожалению, сейчас мы не работаем в вашей стране.
blocked-text = Лицензия этого сайта не действует в стране, где вы находитесь.
locked-title = Доступ закрыт
locked-text = К сожалению, у вас нет прав на просмотр этой страницы.

favourite = Избранное:
favourite-match = Этот матч
