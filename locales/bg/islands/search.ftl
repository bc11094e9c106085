### Search.

search-open = Търсене
search-hint = Отбор, първенство или пазар
search-close = Затвори търсенето
search-recent = Последни търсения
search-forget = Премахни „{ $query }“
search-short = Въведете поне 3 знака от името на отбор, първенство или пазар.
search-matches = На живо и предстоящи
search-over = Завършили мачове
search-leagues = Първенства
search-markets = Пазари
search-live = На живо
search-asking = Търсим…
search-count = { $count ->
    [one] 1 резултат
   *[other] { $count } резултата
}
search-nothing = Няма резултати за
search-nothing-text = Проверете правописа или разгледайте всички спортове и първенства.
search-all = Всички спортове и първенства
search-offline = Няма връзка. Търсенето ще продължи, когато тя се възстанови.
search-failed = Търсенето не успя.
search-retry = Опитай отново
