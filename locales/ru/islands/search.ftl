### Search.

search-open = Поиск
search-hint = Команда, лига или маркет
search-close = Закрыть поиск
search-recent = Недавние запросы
search-forget = Удалить «{ $query }»
search-short = Введите минимум 3 символа: команда, лига или маркет.
search-matches = Live и ближайшие
search-over = Завершённые матчи
search-leagues = Лиги
search-markets = Маркеты
search-live = Live
search-asking = Ищем…
search-count = { $count ->
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}
search-nothing = Ничего не найдено:
search-nothing-text = Проверьте написание или посмотрите все виды спорта и лиги.
search-all = Все виды спорта и лиги
search-offline = Нет подключения. Поиск продолжится, когда оно появится.
search-failed = Поиск не сработал.
search-retry = Повторить
