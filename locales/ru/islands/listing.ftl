### Sorting and filtering a list.

listing-open = Сортировка и фильтр
listing-close = Закрыть
listing-done = Показать матчи
listing-clear = Убрать все фильтры
listing-start = Начало
listing-any-time = Любое время
listing-hours =
    { $count ->
        [1] Ближайший час
        [one] Ближайший { $count } час
        [few] Ближайшие { $count } часа
        [many] Ближайшие { $count } часов
       *[other] Ближайшие { $count } часа
    }
listing-today = Сегодня
listing-tomorrow = Завтра
listing-order = Порядок
listing-by-page = Рекомендуемый
listing-by-start = По времени начала
listing-by-bets = По популярности
listing-by-sport = По видам спорта
listing-by-category = По странам
listing-by-league = По лигам
listing-reversed = { $name }, в обратном порядке
listing-sport = Вид спорта
listing-all-sports = Все виды спорта
listing-cyber = Киберспорт
listing-regular = Без киберспорта
listing-bettable = Только с открытым приёмом ставок
listing-favourites = Только избранное
listing-sign-in = Войдите, чтобы увидеть избранное.
listing-sign-in-button = Войти
listing-remove = Убрать фильтр: { $name }
listing-asking = Ищем матчи…
listing-found =
    { $count ->
        [one] { $count } матч
        [few] { $count } матча
        [many] { $count } матчей
       *[other] { $count } матча
    }
listing-none = Подходящих матчей нет
listing-none-text = Уберите фильтр, чтобы увидеть больше.
listing-more = Ещё матчи
listing-failed = Не удалось загрузить остальные матчи
listing-offline = Нет подключения
listing-kept = Матчи выше загрузились вместе со страницей.
listing-retry = Повторить
listing-parts = Части списка
listing-part = Часть { $number } из { $total }
listing-previous = Назад
listing-next = Далее
