### Bet slip.

## Panel

slip-title = Купон
slip-tab-slip = Купон
slip-tab-bets = Мои ставки
slip-close = Закрыть купон
slip-empty-title = Купон пуст
slip-empty-text = Нажмите на коэффициент, чтобы добавить его сюда.
slip-quick-bet = Быстрая ставка
slip-code = Есть код?
slip-code-open = Открыть

## Selections

slip-selections = { $count ->
    [one] { $count } исход
    [few] { $count } исхода
    [many] { $count } исходов
   *[other] { $count } исхода
}
slip-selections-label = Исходы
slip-remove = Убрать: { $name }
slip-clear = Убрать все
slip-emptied = Купон очищен
slip-undo = Вернуть
slip-price-moved = { $from } → { $to } с момента добавления
slip-price-changed = Коэффициент изменился: { $from } → { $to }
slip-moves = Движение коэффициентов за этот визит
slip-suspended = Приём ставок приостановлен
slip-suspended-provider = Приём ставок приостановлен: нет данных
slip-unavailable = Больше не предлагается
slip-live = Live
slip-bar-open = Купон
slip-bar-singles = { $count ->
    [one] { $count } ординар
    [few] { $count } ординара
    [many] { $count } ординаров
   *[other] { $count } ординара
}
slip-bar-no-stake = Сумма не указана
slip-bar-remove = Уберите один исход, чтобы продолжить
slip-conflict-here-same_match = Нельзя объединить с другим исходом того же матча
slip-conflict-here-outright = Нельзя объединить с другим исходом того же турнира
slip-conflict-here-mixed_providers = Нельзя объединить с остальными исходами
slip-conflict-here-system_provider = Не принимается в системе
slip-conflict-here-custom_bet_match = Исход не из матча конструктора ставок
slip-conflict-here-custom_bet_alone = Нельзя поставить вместе с конструктором ставок

## Bet

slip-stake = Сумма
slip-stake-currency = Сумма, { $currency }
slip-quick-add = Указать сумму { $amount }
slip-quick-amounts = Быстрые суммы
slip-odds = Общий коэффициент
slip-return = Возможная выплата
slip-types = Тип ставки
slip-join = Собрать в конструктор · { $odds }
slip-join-asking = Ищем вариант конструктора…
slip-refusal-no_system_type = { $count ->
    [1] Для системы нужно больше исходов.
    [one] Для { $count } исхода нет системы.
    [few] Для { $count } исходов нет системы.
    [many] Для { $count } исходов нет системы.
   *[other] Для { $count } исхода нет системы.
}
slip-refusal-multi_single_unavailable = Эти исходы нельзя поставить несколькими ординарами.
slip-system = Система
slip-system-option = { $count ->
    [one] { $win } из { $total } · { $count } вариант
    [few] { $win } из { $total } · { $count } варианта
    [many] { $win } из { $total } · { $count } вариантов
   *[other] { $win } из { $total } · { $count } варианта
}
slip-return-currency = Выплата, { $currency }
slip-by-return = Указать выплату
slip-by-stake = Указать сумму
slip-line-stake = Сумма на вариант
slip-stake-freebet = Фрибет
slip-max = Макс.
slip-max-label = Указать максимальную сумму
slip-max-failed = Не удалось загрузить максимальную сумму. Попробуйте снова.
slip-total-stake = Общая сумма
slip-lines-of = { $count ->
    [one] { $count } вариант по { $amount }
    [few] { $count } варианта по { $amount }
    [many] { $count } вариантов по { $amount }
   *[other] { $count } варианта по { $amount }
}
slip-boosted-odds = Повышенный коэффициент

## Why placing is blocked

slip-stake-empty = Введите сумму.
slip-stake-negative = Сумма не может быть отрицательной.
slip-stake-exponent = Введите сумму полностью, например 1000.
slip-stake-not_a_number = Введите сумму цифрами, например { $example }.
slip-stake-too_precise = { $decimals ->
    [0] В { $currency } нет дробной части. Введите целую сумму.
    [one] В { $currency } не больше { $decimals } знака после запятой.
    [few] В { $currency } не больше { $decimals } знаков после запятой.
    [many] В { $currency } не больше { $decimals } знаков после запятой.
   *[other] В { $currency } не больше { $decimals } знака после запятой.
}
slip-stake-too_large = Эта сумма слишком велика.
slip-stake-not-positive = Сумма должна быть больше нуля.
slip-stake-below-min = Минимальная ставка: { $amount }.
slip-stake-above-max = Максимальная ставка: { $amount }.
slip-stake-own-limit = По вашему собственному лимиту можно поставить ещё { $amount }.
slip-stake-own-limit-until = По вашему собственному лимиту можно поставить ещё { $amount }. Обновится: { $moment }.
slip-stake-above-balance = Ваш баланс: { $amount }. Уменьшите сумму.
slip-balance-empty = Ваш баланс: { $amount }.
slip-currency-unlisted = Здесь нельзя делать ставки в валюте { $currency }.
slip-deposit = Пополнить
slip-blocked-suspended = { $count ->
    [1] Приём ставок на исход приостановлен. Подождите, пока он возобновится, или уберите исход.
    [one] Приём ставок приостановлен на { $count } исход. Подождите, пока он возобновится, или уберите эти исходы.
    [few] Приём ставок приостановлен на { $count } исхода. Подождите, пока он возобновится, или уберите их.
    [many] Приём ставок приостановлен на { $count } исходов. Подождите, пока он возобновится, или уберите их.
   *[other] Приём ставок приостановлен на { $count } исхода. Подождите, пока он возобновится, или уберите их.
}
slip-changed = { $count ->
    [1] Коэффициент изменился. Проверьте его, прежде чем продолжить.
    [one] Изменился { $count } коэффициент. Проверьте, прежде чем продолжить.
    [few] Изменились { $count } коэффициента. Проверьте их, прежде чем продолжить.
    [many] Изменилось { $count } коэффициентов. Проверьте их, прежде чем продолжить.
   *[other] Изменилось { $count } коэффициента. Проверьте их, прежде чем продолжить.
}
slip-gone = { $count ->
    [1] Один исход больше не предлагается.
    [one] Больше не предлагается { $count } исход.
    [few] Больше не предлагаются { $count } исхода.
    [many] Больше не предлагается { $count } исходов.
   *[other] Больше не предлагается { $count } исхода.
}
slip-conflict-same_match = Два исхода из одного матча. Уберите один, чтобы продолжить.
slip-conflict-outright = Два исхода из одного турнира. Уберите один, чтобы продолжить.
slip-conflict-joinable = Два исхода из одного матча. Соберите их в конструктор ставок или уберите один.
slip-conflict-mixed_providers = Эти исходы нельзя объединить в одной ставке. Уберите один, чтобы продолжить.
slip-conflict-system_provider = Некоторые исходы не принимаются в системе. Уберите их или выберите другой тип ставки.
slip-conflict-custom_bet_match = Конструктор объединяет исходы одного матча. Уберите остальные, чтобы продолжить.
slip-conflict-custom_bet_alone = Ставка из конструктора делается отдельно. Уберите остальные исходы, чтобы продолжить.
slip-custom-disabled = Ставки из конструктора сейчас не принимаются.
slip-custom-too-short = В конструкторе нужно минимум два исхода.
slip-custom-odds-missing = Считаем коэффициент конструктора.
slip-custom-changed = Коэффициент конструктора изменился. Проверьте его, прежде чем продолжить.
slip-return-too-small = Выплата по этой ставке не может превысить её сумму.
slip-freebet-pending = Проверяем, подходит ли ваш фрибет к этой ставке. Можно поставить и свою сумму.

## Button

slip-accept = Принять изменения
slip-accept-remove = { $count ->
    [one] Принять изменения и убрать { $count } исход
    [few] Принять изменения и убрать { $count } исхода
    [many] Принять изменения и убрать { $count } исходов
   *[other] Принять изменения и убрать { $count } исхода
}
slip-accept-only-remove = { $count ->
    [1] Убрать исход
    [one] Убрать { $count } исход
    [few] Убрать { $count } исхода
    [many] Убрать { $count } исходов
   *[other] Убрать { $count } исхода
}
slip-sign-in = Войти и поставить
slip-offline = Нет подключения
slip-place = { $count ->
    [1] Сделать ставку · { $amount }
    [one] Сделать { $count } ставку · { $amount }
    [few] Сделать { $count } ставки · { $amount }
    [many] Сделать { $count } ставок · { $amount }
   *[other] Сделать { $count } ставки · { $amount }
}
slip-place-freebet = { $count ->
    [1] Поставить фрибет · { $amount }
    [one] Поставить { $count } фрибет · { $amount }
    [few] Поставить { $count } фрибета · { $amount }
    [many] Поставить { $count } фрибетов · { $amount }
   *[other] Поставить { $count } фрибета · { $amount }
}
slip-place-both = { $count ->
    [1] Сделать ставку · { $amount } и фрибет { $free }
    [one] Сделать { $count } ставку · { $amount } и фрибет { $free }
    [few] Сделать { $count } ставки · { $amount } и фрибет { $free }
    [many] Сделать { $count } ставок · { $amount } и фрибет { $free }
   *[other] Сделать { $count } ставки · { $amount } и фрибет { $free }
}
slip-place-empty = { $count ->
    [1] Сделать ставку
    [one] Сделать { $count } ставку
    [few] Сделать { $count } ставки
    [many] Сделать { $count } ставок
   *[other] Сделать { $count } ставки
}
slip-placing = { $count ->
    [1] Отправляем ставку…
    [one] Отправляем { $count } ставку…
    [few] Отправляем { $count } ставки…
    [many] Отправляем { $count } ставок…
   *[other] Отправляем { $count } ставки…
}

## Results of placing

slip-error-invalid-odds = Коэффициент изменился, пока ставка отправлялась. Проверьте новый и поставьте снова.
slip-error-invalid-custom-odds = Коэффициент конструктора изменился. Проверьте новый и поставьте снова.
slip-error-suspended = Пока ставка отправлялась, приём ставок на один из исходов приостановили. Ставка не принята.
slip-error-funds = На балансе недостаточно средств для этой суммы. Ставка не принята.
slip-error-stake = Такая сумма не принимается. Ставка не принята.
slip-error-not-placed = Ставка не принята, с баланса ничего не списано. Можно поставить снова.
slip-error-maybe-placed = Не удаётся определить, принята ли ставка: среди ваших ставок есть несколько таких же. Прежде чем поставить снова, проверьте раздел «Мои ставки».
slip-other-player = Выполнен вход под именем другого пользователя
slip-other-player-text = Ставка не принята. Проверьте вверху страницы, под чьим именем выполнен вход, и поставьте снова.
slip-error-default = Ставка не принята. Попробуйте снова.
slip-unanswered-title = Пока неизвестно, принята ли ставка
slip-unanswered-text = Ответа не было. Мы ищем вашу ставку, чтобы она не прошла дважды. Это может занять до { $seconds } секунд.
slip-unanswered-waiting = Не удалось узнать статус ставки. Проверьте подключение и попробуйте снова.
slip-unanswered-looking = Ищем вашу ставку…
slip-unanswered-look = Проверить снова
slip-receipt-lost-text = Ответ потерялся в пути, но ставка получена, один раз.
slip-receipt-ref = Номер
slip-keep = Оставить исходы
slip-done = Готово
slip-error-municipality = В вашем профиле не указан муниципалитет. Добавьте его и поставьте снова.
slip-error-win-too-small = При этом коэффициенте выплата не может превысить сумму ставки. Ставка не принята.
slip-error-elsewhere = Ставка отправляется в другой вкладке. Дождитесь её и поставьте эту снова.
slip-receipt-placed = { $count ->
    [1] Ставка принята
    [one] Принята { $count } ставка
    [few] Приняты { $count } ставки
    [many] Принято { $count } ставок
   *[other] Принято { $count } ставки
}
slip-receipt-placed-text = { $count ->
    [1] Она в разделе «Мои ставки».
    [one] Они в разделе «Мои ставки».
    [few] Они в разделе «Мои ставки».
    [many] Они в разделе «Мои ставки».
   *[other] Они в разделе «Мои ставки».
}
slip-receipt-checking = { $count ->
    [1] Ставка получена и проверяется
    [one] Получена { $count } ставка, идёт проверка
    [few] Получены { $count } ставки, идёт проверка
    [many] Получено { $count } ставок, идёт проверка
   *[other] Получено { $count } ставки, идёт проверка
}
slip-receipt-checking-text = Ставка ещё не принята. Решение появится здесь и в разделе «Мои ставки», обычно за несколько секунд.
slip-receipt-review = { $count ->
    [1] Ставка получена и проверяется
    [one] Получена { $count } ставка, идёт проверка
    [few] Получены { $count } ставки, идёт проверка
    [many] Получено { $count } ставок, идёт проверка
   *[other] Получено { $count } ставки, идёт проверка
}
slip-receipt-review-text = Ставка ещё не принята. Сначала её проверит трейдер; решение появится здесь и в разделе «Мои ставки».
slip-receipt-rejected = Ставка не принята
slip-receipt-rejected-text = Коэффициент или маркет изменился до приёма ставки. Сумма возвращена на баланс.
slip-receipt-missing = { $count ->
    [1] Одна ставка не принята; за неё ничего не списано.
    [one] Не принята { $count } ставка; за них ничего не списано.
    [few] Не приняты { $count } ставки; за них ничего не списано.
    [many] Не принято { $count } ставок; за них ничего не списано.
   *[other] Не принято { $count } ставки; за них ничего не списано.
}
slip-receipt-moved = Принята с изменённым коэффициентом, как разрешено в настройках.
slip-placed-view = Посмотреть
slip-placed-close = Закрыть это сообщение

## Bonuses

slip-bonus = Бонус
slip-bonus-none = Без бонуса
slip-bonus-comboboost = Буст экспресса
slip-boost-next = { $count ->
    [one] { $boost }, если добавить ещё { $count } исход с коэффициентом от { $odds }
    [few] { $boost }, если добавить ещё { $count } исхода с коэффициентом от { $odds }
    [many] { $boost }, если добавить ещё { $count } исходов с коэффициентом от { $odds }
   *[other] { $boost }, если добавить ещё { $count } исхода с коэффициентом от { $odds }
}
slip-bonus-freebet = Фрибет
slip-bonus-freebet_only_win = Фрибет: только чистый выигрыш
slip-bonus-freebet_all_win = Фрибет: сумма и выигрыш
slip-bonus-freebet_no_risk = Возврат суммы фрибетом
slip-bonus-hunting = Охота
slip-bonus-tournament = Турнир
slip-bonus-lootbox = Лутбокс
slip-bonus-about-comboboost = Повышает коэффициент этого экспресса.
slip-bonus-about-freebet = Сумму оплачиваем мы. Если ставка сыграет, вы получите выигрыш без суммы ставки.
slip-bonus-about-freebet_only_win = Сумму оплачиваем мы. Если ставка сыграет, вы получите выигрыш без суммы ставки.
slip-bonus-about-freebet_all_win = Сумму оплачиваем мы. Если ставка сыграет, вы получите и сумму ставки, и выигрыш.
slip-bonus-about-freebet_no_risk = Сумму оплачиваете вы. Если ставка проиграет, сумма вернётся фрибетом.
slip-bonus-about-hunting = Эта ставка приносит баллы в вашей охоте.
slip-bonus-about-tournament = Эта ставка приносит баллы в вашем турнире.
slip-bonus-about-lootbox = Эта ставка приносит баллы для вашего лутбокса.

## Quick bet

slip-quick-bet-stake = Быстрая ставка
slip-quick-bet-ready = Включена: одно нажатие на коэффициент сразу ставит { $amount }.
slip-quick-bet-not-approved = Введите сумму и включите быструю ставку; до этого коэффициенты попадают в купон.
slip-quick-bet-approve = Включить быструю ставку · { $amount }
slip-quick-bet-approve-empty = Введите сумму
slip-quick-bet-placing = Ставим { $amount }, { $name }, коэффициент { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Быстрая ставка принята
slip-quick-bet-checking = Быстрая ставка получена и проверяется
slip-quick-bet-review = Быстрая ставка получена и проверяется
slip-quick-bet-rejected = Быстрая ставка не принята
slip-quick-bet-error = Быстрая ставка не сделана
slip-quick-bet-text = { $event } · { $market }: { $name }, коэффициент { $odds } · { $amount }
slip-quick-bet-on = Быстрая ставка включена · { $amount }
slip-quick-bet-off = Выключить
slip-quick-bet-idle = Быстрая ставка выключена
slip-quick-bet-idle-text = Вы давно не делали быстрых ставок ({ $minutes } мин). Включить их снова можно в купоне.

## Sharing

slip-share-converted = Сумма пересчитана в вашу валюту: { $from } → { $to }.
slip-code-loading = Открываем ставку…
slip-code-not_found = Ставка не найдена. Проверьте код.
slip-code-nothing_left = Исходы этой ставки больше не предлагаются. Попробуйте другую.
slip-code-later = Не удалось открыть ставку. Попробуйте позже.
slip-code-close = Закрыть
slip-code-ask = { $count ->
    [one] В ставке { $count } исход, а ваш купон не пуст. Добавить к купону или заменить его?
    [few] В ставке { $count } исхода, а ваш купон не пуст. Добавить к купону или заменить его?
    [many] В ставке { $count } исходов, а ваш купон не пуст. Добавить к купону или заменить его?
   *[other] В ставке { $count } исхода, а ваш купон не пуст. Добавить к купону или заменить его?
}
slip-code-answer-add = Добавить в купон
slip-code-answer-replace = Заменить купон
slip-code-answer-cancel = Оставить как есть

## Settings

slip-settings = Настройки купона
slip-accept-mode = Если коэффициент изменился
slip-accept-mode-none = Спрашивать о каждом изменении
slip-accept-mode-higher = Принимать рост, спрашивать о снижении
slip-accept-mode-any = Принимать любые изменения
slip-quick-own = Ваши быстрые суммы, { $currency }
slip-quick-own-field = Быстрая сумма { $number }
slip-quick-save = Сохранить суммы
slip-quick-saved = Суммы сохранены.
slip-quick-invalid = Введите каждую сумму цифрами, больше нуля, или оставьте поле пустым.
slip-settings-failed = Не удалось сохранить настройки. Попробуйте снова.
slip-odds-format = Формат коэффициентов
slip-odds-format-european = Десятичный
slip-odds-format-british = Дробный
slip-odds-format-american = Американский
slip-odds-format-hongkong = Гонконгский
slip-odds-format-malaysian = Малайский
slip-odds-format-indonesian = Индонезийский
