### Bet builder.

builder-intro = Изберете две или повече прогнози. Те са един залог с един коефициент и всички трябва да спечелят.
builder-close = Всички пазари
builder-share = Сподели залога
builder-copied = Линкът е копиран
builder-not-shared = Линкът не беше копиран
builder-failed = Пазарите не се заредиха. Проверете връзката и опитайте отново.
builder-retry = Опитай отново
builder-none = В момента прогнози от този мач не могат да се комбинират.
builder-off = Bet Builder не е достъпен в момента.
builder-closed = Залозите за този мач са затворени.
builder-lost = { $count ->
    [one] { $count } прогноза от споделения залог вече не се предлага.
   *[other] { $count } прогнози от споделения залог вече не се предлагат.
}
builder-apart = Не се комбинира с прогнозите Ви
builder-tray = Вашият Bet Builder
builder-picks = { $count ->
    [one] { $count } прогноза
   *[other] { $count } прогнози
}
builder-remove = Премахни: { $name }
builder-clear = Премахни всички прогнози
builder-leg-suspended = Спряно
builder-leg-gone = Вече не се предлага
builder-pick-more = { $count ->
    [one] Изберете още една прогноза, за да видите коефициента на Bet Builder.
   *[other] Изберете { $count } прогнози, за да видите коефициента на Bet Builder.
}
builder-joined = Коефициент на Bet Builder
builder-asking = Зареждаме коефициента на Bet Builder…
builder-moved-up = Покачи се от
builder-moved-down = Спадна от
builder-product = Не е { $product }, тоест произведението на коефициентите: тези прогнози зависят една от друга.
builder-spoken = Коефициент на Bet Builder { $odds }
builder-gone = Вече не се предлага: { $names }. Премахнете, за да видите коефициента.
builder-waiting = Временно спряно: { $names }. Коефициентът ще се върне, когато залаганията бъдат подновени.
builder-impossible = Тези прогнози не могат да спечелят всички заедно. Сменете една от тях.
builder-not-joinable = Една от тези прогнози не се комбинира с останалите. Променете избора си.
builder-suspended = Една от тези прогнози току-що беше спряна. Коефициентът ще се върне, когато залаганията бъдат подновени.
builder-refused = Тези прогнози не се комбинират. Сменете една от тях.
builder-unanswered = Коефициентът на Bet Builder не се зареди.
builder-add = Добави във фиша · { $odds }
builder-add-empty = Добави във фиша
builder-in-slip = Във фиша Ви · Отвори
builder-replaces = Заменя Bet Builder във фиша Ви.
builder-alone = Bet Builder се залага самостоятелно. Другите прогнози остават във фиша; премахнете ги, преди да заложите.
