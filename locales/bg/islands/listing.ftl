### Sorting and filtering of lists.

listing-open = Подреждане и филтри
listing-close = Затвори
listing-done = Покажи мачовете
listing-clear = Премахни всички филтри
listing-start = Начало
listing-any-time = По всяко време
listing-hours =
    { $count ->
        [one] Следващият час
       *[other] Следващите { $count } часа
    }
listing-today = Днес
listing-tomorrow = Утре
listing-order = Подреждане
listing-by-page = Препоръчано
listing-by-start = По начален час
listing-by-bets = По популярност
listing-by-sport = По спорт
listing-by-category = По държава
listing-by-league = По първенство
listing-reversed = { $name }, в обратен ред
listing-sport = Спорт
listing-all-sports = Всички спортове
listing-cyber = Е-спорт
listing-regular = Без е-спорт
listing-bettable = Само с активни коефициенти
listing-favourites = Само моите любими
listing-sign-in = Влезте, за да видите любимите си.
listing-sign-in-button = Вход
listing-remove = Премахни филтъра: { $name }
listing-asking = Търсим мачове
listing-found =
    { $count ->
        [one] { $count } мач
       *[other] { $count } мача
    }
listing-none = Няма подходящи мачове
listing-none-text = Премахнете някой филтър, за да видите още.
listing-more = Още мачове
listing-failed = Останалите мачове не се заредиха
listing-offline = Няма връзка
listing-kept = По-горе са мачовете, заредени със страницата.
listing-retry = Опитай отново
listing-parts = Части на списъка
listing-part = Част { $number } от { $total }
listing-previous = Предишна
listing-next = Следваща
