### Bet slip.

## Bet slip: the panel

slip-title = Фиш
slip-tab-slip = Фиш
slip-tab-bets = Моите залози
slip-close = Затвори фиша
slip-empty-title = Фишът Ви е празен
slip-empty-text = Докоснете коефициент, за да го добавите тук.
slip-quick-bet = Бърз залог
slip-code = Имате код?
slip-code-open = Отвори

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } прогноза
   *[other] { $count } прогнози
}
slip-selections-label = Прогнози
slip-remove = Премахни: { $name }
slip-clear = Премахни всички
slip-emptied = Фишът е изпразнен
slip-undo = Отмени
slip-price-moved = { $from } → { $to } след добавянето
slip-price-changed = Коефициентът се промени: { $from } → { $to }
slip-moves = Движение на коефициентите при това посещение
slip-suspended = Временно спряно: без залози в момента
slip-suspended-provider = Временно спряно: няма данни
slip-unavailable = Вече не се предлага
slip-live = На живо
slip-bar-open = Фиш
slip-bar-singles = { $count ->
    [one] { $count } единичен залог
   *[other] { $count } единични залога
}
slip-bar-no-stake = Още без сума
slip-bar-remove = Премахнете прогноза, за да продължите
slip-conflict-here-same_match = Не се комбинира с друга прогноза от същия мач
slip-conflict-here-outright = Не се комбинира с друга прогноза за същия турнир
slip-conflict-here-mixed_providers = Не се комбинира с останалите прогнози
slip-conflict-here-system_provider = Не се приема в система
slip-conflict-here-custom_bet_match = Не е от мача на Bet Builder
slip-conflict-here-custom_bet_alone = Не се залага заедно с Bet Builder

## Bet slip: the bet

slip-stake = Сума
slip-stake-currency = Сума в { $currency }
slip-quick-add = Въведете { $amount }
slip-quick-amounts = Бързи суми
slip-odds = Общ коефициент
slip-return = Възможна печалба
slip-types = Вид залог
slip-join = Направи Bet Builder · { $odds }
slip-join-asking = Търсим Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] За система са нужни повече прогнози.
   *[other] Няма система за { $count } прогнози.
}
slip-refusal-multi_single_unavailable = Тези прогнози не могат да се заложат като няколко единични залога.
slip-system = Система
slip-system-option = { $count ->
    [one] { $win } от { $total } · { $count } комбинация
   *[other] { $win } от { $total } · { $count } комбинации
}
slip-return-currency = Печалба в { $currency }
slip-by-return = Задай печалба
slip-by-stake = Задай сума
slip-line-stake = Сума на комбинация
slip-stake-freebet = Фрийбет
slip-max = Макс.
slip-max-label = Въведете максимума
slip-max-failed = Максималната сума не се зареди. Опитайте отново.
slip-total-stake = Обща сума
slip-lines-of = { $count ->
    [one] { $count } комбинация за { $amount }
   *[other] { $count } комбинации по { $amount }
}
slip-boosted-odds = Завишен коефициент

## Bet slip: why placing is blocked

slip-stake-empty = Въведете сума.
slip-stake-negative = Сумата не може да е отрицателна.
slip-stake-exponent = Въведете цялата сума, например 1000.
slip-stake-not_a_number = Въведете сумата с цифри, например { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Сумите в { $currency } са без десетични знаци. Въведете цяла сума.
    [one] Сумите в { $currency } са с най-много { $decimals } десетичен знак.
   *[other] Сумите в { $currency } са с най-много { $decimals } десетични знака.
}
slip-stake-too_large = Тази сума е твърде голяма.
slip-stake-not-positive = Сумата трябва да е над нула.
slip-stake-below-min = Минималната сума е { $amount }.
slip-stake-above-max = Максималната сума е { $amount }.
slip-stake-own-limit = Вашият собствен лимит Ви оставя { $amount } за залагане.
slip-stake-own-limit-until = Вашият собствен лимит Ви оставя { $amount } за залагане. Нулира се: { $moment }.
slip-stake-above-balance = Балансът Ви е { $amount }. Намалете сумата.
slip-balance-empty = Балансът Ви е { $amount }.
slip-currency-unlisted = Тук не може да се залага в { $currency }.
slip-deposit = Депозит
slip-blocked-suspended = { $count ->
    [one] Една прогноза е временно спряна. Изчакайте да се отвори отново или я премахнете.
   *[other] { $count } прогнози са временно спрени. Изчакайте да се отворят отново или ги премахнете.
}
slip-changed = { $count ->
    [one] Един коефициент се промени. Проверете го, преди да продължите.
   *[other] { $count } коефициента се промениха. Проверете ги, преди да продължите.
}
slip-gone = { $count ->
    [one] Една прогноза вече не се предлага.
   *[other] { $count } прогнози вече не се предлагат.
}
slip-conflict-same_match = Две от прогнозите Ви са от един и същи мач. Премахнете едната, за да продължите.
slip-conflict-outright = Две от прогнозите Ви са за един и същи турнир. Премахнете едната, за да продължите.
slip-conflict-joinable = Две от прогнозите Ви са от един и същи мач. Обединете ги в Bet Builder или премахнете едната.
slip-conflict-mixed_providers = Тези прогнози не могат да са в един залог. Премахнете една, за да продължите.
slip-conflict-system_provider = Някои от тези прогнози не се приемат в система. Премахнете ги или изберете друг вид залог.
slip-conflict-custom_bet_match = Bet Builder комбинира прогнози от един мач. Премахнете останалите, за да продължите.
slip-conflict-custom_bet_alone = Bet Builder се залага самостоятелно. Премахнете останалите прогнози, за да продължите.
slip-custom-disabled = Bet Builder не се приема в момента.
slip-custom-too-short = За Bet Builder са нужни поне две прогнози.
slip-custom-odds-missing = Зареждаме коефициента на този Bet Builder.
slip-custom-changed = Коефициентът на Вашия Bet Builder се промени. Проверете го, преди да продължите.
slip-return-too-small = Печалбата от този залог не може да надхвърли заложената сума.
slip-freebet-pending = Проверяваме дали фрийбетът Ви важи за този залог. Можете да въведете и своя сума.

## Bet slip: the button

slip-accept = Приеми промените
slip-accept-remove = { $count ->
    [one] Приеми промените и премахни { $count }
   *[other] Приеми промените и премахни { $count }
}
slip-accept-only-remove = { $count ->
    [one] Премахни прогнозата
   *[other] Премахни { $count } прогнози
}
slip-sign-in = Влез и заложи
slip-offline = Няма връзка
slip-place = { $count ->
    [one] Заложи · { $amount }
   *[other] Направи { $count } залога · { $amount }
}
slip-place-freebet = { $count ->
    [one] Използвай фрийбет · { $amount }
   *[other] Използвай { $count } фрийбета · { $amount }
}
slip-place-both = { $count ->
    [one] Заложи · { $amount } и фрийбет { $free }
   *[other] Направи { $count } залога · { $amount } и фрийбет { $free }
}
slip-place-empty = { $count ->
    [one] Заложи
   *[other] Направи { $count } залога
}
slip-placing = { $count ->
    [one] Изпращаме залога Ви…
   *[other] Изпращаме { $count } залога…
}

## Bet slip: results of placing

slip-error-invalid-odds = Коефициентите се промениха по време на залагането. Проверете новите и заложете отново.
slip-error-invalid-custom-odds = Коефициентът на този Bet Builder се промени. Проверете новия и заложете отново.
slip-error-suspended = Една прогноза беше спряна по време на залагането. Залогът не е направен.
slip-error-funds = Балансът Ви не стига за тази сума. Залогът не е направен.
slip-error-stake = Тази сума не се приема. Залогът не е направен.
slip-error-not-placed = Залогът не е направен и от баланса Ви не е взето нищо. Можете да заложите отново.
slip-error-maybe-placed = Не можем да установим дали залогът е направен: сред залозите Ви има повече от един такъв. Вижте в „Моите залози“, преди да заложите отново.
slip-other-player = В момента е влязъл друг потребител
slip-other-player-text = Не е направен никакъв залог. Проверете в горната част на страницата в кой профил сте влезли и заложете отново.
slip-error-default = Залогът не е направен. Моля, опитайте отново.
slip-unanswered-title = Още не знаем дали залогът Ви е направен
slip-unanswered-text = Няма отговор. Проверяваме залога Ви, за да не бъде направен два пъти. Това може да отнеме до { $seconds } секунди.
slip-unanswered-waiting = Залогът Ви не може да се провери. Вижте връзката и проверете отново.
slip-unanswered-looking = Проверяваме залога Ви…
slip-unanswered-look = Провери отново
slip-receipt-lost-text = Отговорът се загуби по пътя, но залогът Ви е получен, и то само веднъж.
slip-receipt-ref = Номер на залога
slip-keep = Запази прогнозите
slip-done = Готово
slip-error-municipality = В профила Ви няма община. Добавете я и заложете отново.
slip-error-win-too-small = При този коефициент печалбата не може да надхвърли заложената сума. Залогът не е направен.
slip-error-elsewhere = В друг раздел се прави залог. Изчакайте го и тогава заложете отново.
slip-receipt-placed = { $count ->
    [one] Залогът е направен
   *[other] Направени са { $count } залога
}
slip-receipt-placed-text = { $count ->
    [one] Той е в „Моите залози“.
   *[other] Те са в „Моите залози“.
}
slip-receipt-checking = { $count ->
    [one] Залогът е получен, проверява се
   *[other] Получени са { $count } залога, проверяват се
}
slip-receipt-checking-text = Още не е заложено. Решението ще се появи тук и в „Моите залози“, обикновено до секунди.
slip-receipt-review = { $count ->
    [one] Залогът е получен, проверява се
   *[other] Получени са { $count } залога, проверяват се
}
slip-receipt-review-text = Още не е заложено. Първо проверява наш трейдър; решението ще се появи тук и в „Моите залози“.
slip-receipt-rejected = Залогът не е приет
slip-receipt-rejected-text = Коефициентът или пазарът се промени, преди залогът да бъде приет. Сумата е върната в баланса Ви.
slip-receipt-missing = { $count ->
    [one] Един залог не е направен; за него не е взето нищо.
   *[other] { $count } залога не са направени; за тях не е взето нищо.
}
slip-receipt-moved = Приет с променен коефициент, според настройките Ви.
slip-placed-view = Виж
slip-placed-close = Затвори съобщението

## Bet slip: bonuses

slip-bonus = Бонус
slip-bonus-none = Без бонус
slip-bonus-comboboost = Бонус за колонка
slip-boost-next = { $count ->
    [one] { $boost } при още една прогноза с коефициент { $odds } или повече
   *[other] { $boost } при още { $count } прогнози с коефициент { $odds } или повече
}
slip-bonus-freebet = Фрийбет
slip-bonus-freebet_only_win = Фрийбет, само чиста печалба
slip-bonus-freebet_all_win = Фрийбет, сума и печалба
slip-bonus-freebet_no_risk = Сумата се връща като фрийбет
slip-bonus-hunting = Лов
slip-bonus-tournament = Турнир
slip-bonus-lootbox = Лутбокс
slip-bonus-about-comboboost = Завишава коефициента на тази колонка.
slip-bonus-about-freebet = Сумата е от нас. Ако залогът спечели, получавате чистата печалба без сумата.
slip-bonus-about-freebet_only_win = Сумата е от нас. Ако залогът спечели, получавате чистата печалба без сумата.
slip-bonus-about-freebet_all_win = Сумата е от нас. Ако залогът спечели, получавате сумата и чистата печалба.
slip-bonus-about-freebet_no_risk = Сумата е Ваша. Ако залогът загуби, тя се връща като фрийбет.
slip-bonus-about-hunting = Този залог носи точки във Вашия лов.
slip-bonus-about-tournament = Този залог носи точки във Вашия турнир.
slip-bonus-about-lootbox = Този залог носи точки за Вашия лутбокс.

## Bet slip: quick bet

slip-quick-bet-stake = Бърз залог
slip-quick-bet-ready = Включен: едно докосване на коефициент веднага залага { $amount }.
slip-quick-bet-not-approved = Въведете сума и включете бързия залог; дотогава коефициентите отиват във фиша.
slip-quick-bet-approve = Включи бързия залог · { $amount }
slip-quick-bet-approve-empty = Въведете сума
slip-quick-bet-placing = Залагаме { $amount }: { $name }, коефициент { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Бързият залог е направен
slip-quick-bet-checking = Бързият залог е получен, проверява се
slip-quick-bet-review = Бързият залог е получен, проверява се
slip-quick-bet-rejected = Бързият залог не е приет
slip-quick-bet-error = Бързият залог не е направен
slip-quick-bet-text = { $event } · { $market }: { $name }, коефициент { $odds } · { $amount }
slip-quick-bet-on = Бърз залог включен · { $amount }
slip-quick-bet-off = Изключи
slip-quick-bet-idle = Бързият залог е изключен
slip-quick-bet-idle-text = Не сте правили бърз залог от { $minutes } мин. Можете да го включите отново от фиша.

## Bet slip: sharing

slip-share-converted = Споделената сума { $from } е превалутирана в { $to }.
slip-code-loading = Отваряме споделения залог…
slip-code-not_found = Няма такъв залог. Проверете кода.
slip-code-nothing_left = Нищо от този залог вече не се предлага. Опитайте с друг залог.
slip-code-later = Споделеният залог не се отвори. Опитайте по-късно.
slip-code-close = Затвори
slip-code-ask = { $count ->
    [one] Споделеният залог има { $count } прогноза, а фишът Ви не е празен. Да я добавим ли, или да заменим фиша?
   *[other] Споделеният залог има { $count } прогнози, а фишът Ви не е празен. Да ги добавим ли, или да заменим фиша?
}
slip-code-answer-add = Добави във фиша
slip-code-answer-replace = Замени фиша
slip-code-answer-cancel = Остави както е

## Bet slip: settings

slip-settings = Настройки на фиша
slip-accept-mode = Ако коефициентът се промени при залагане
slip-accept-mode-none = Питай за всяка промяна
slip-accept-mode-higher = Приемай по-високи, питай за по-ниски
slip-accept-mode-any = Приемай всяка промяна
slip-quick-own = Вашите бързи суми в { $currency }
slip-quick-own-field = Бърза сума { $number }
slip-quick-save = Запази сумите
slip-quick-saved = Сумите Ви са запазени.
slip-quick-invalid = Въведете всяка сума с цифри и над нула или оставете полето празно.
slip-settings-failed = Настройките не се запазиха. Моля, опитайте отново.
slip-odds-format = Формат на коефициентите
slip-odds-format-european = Десетичен
slip-odds-format-british = Дробен
slip-odds-format-american = Американски
slip-odds-format-hongkong = Хонконгски
slip-odds-format-malaysian = Малайски
slip-odds-format-indonesian = Индонезийски
