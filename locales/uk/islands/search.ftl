### Search.

search-open = Пошук
search-hint = Команда, ліга або маркет
search-close = Закрити пошук
search-recent = Недавні запити
search-forget = Видалити «{ $query }»
search-short = Введіть щонайменше 3 символи: команда, ліга або маркет.
search-matches = Live і найближчі
search-over = Завершені матчі
search-leagues = Ліги
search-markets = Маркети
search-live = Live
search-asking = Шукаємо…
search-count = { $count ->
    [one] { $count } результат
    [few] { $count } результати
    [many] { $count } результатів
   *[other] { $count } результату
}
search-nothing = Нічого не знайдено:
search-nothing-text = Перевірте написання або перегляньте всі види спорту й ліги.
search-all = Усі види спорту й ліги
search-offline = Немає з’єднання. Пошук продовжиться, коли воно з’явиться.
search-failed = Пошук не спрацював.
search-retry = Повторити
