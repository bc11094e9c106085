### Sorting and filtering a list.

listing-open = Сортування й фільтр
listing-close = Закрити
listing-done = Показати матчі
listing-clear = Прибрати всі фільтри
listing-start = Початок
listing-any-time = Будь-який час
listing-hours =
    { $count ->
        [1] Найближча година
        [one] Найближча { $count } година
        [few] Найближчі { $count } години
        [many] Найближчі { $count } годин
       *[other] Найближчі { $count } години
    }
listing-today = Сьогодні
listing-tomorrow = Завтра
listing-order = Порядок
listing-by-page = Рекомендований
listing-by-start = За часом початку
listing-by-bets = За популярністю
listing-by-sport = За видами спорту
listing-by-category = За країнами
listing-by-league = За лігами
listing-reversed = { $name }, у зворотному порядку
listing-sport = Вид спорту
listing-all-sports = Усі види спорту
listing-cyber = Кіберспорт
listing-regular = Без кіберспорту
listing-bettable = Лише відкриті для ставок
listing-favourites = Лише обране
listing-sign-in = Увійдіть, щоб побачити обране.
listing-sign-in-button = Увійти
listing-remove = Прибрати фільтр: { $name }
listing-asking = Шукаємо матчі…
listing-found =
    { $count ->
        [one] { $count } матч
        [few] { $count } матчі
        [many] { $count } матчів
       *[other] { $count } матчу
    }
listing-none = Відповідних матчів немає
listing-none-text = Приберіть фільтр, щоб побачити більше.
listing-more = Ще матчі
listing-failed = Не вдалося завантажити інші матчі
listing-offline = Немає з’єднання
listing-kept = Матчі вище завантажилися разом зі сторінкою.
listing-retry = Повторити
listing-parts = Частини списку
listing-part = Частина { $number } з { $total }
listing-previous = Назад
listing-next = Далі
