### Bet slip.

## Panel

slip-title = Купон
slip-tab-slip = Купон
slip-tab-bets = Мої ставки
slip-close = Закрити купон
slip-empty-title = Купон порожній
slip-empty-text = Натисніть на коефіцієнт, щоб додати його сюди.
slip-quick-bet = Швидка ставка
slip-code = Є код?
slip-code-open = Відкрити

## Selections

slip-selections = { $count ->
    [one] { $count } подія
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
}
slip-selections-label = Події
slip-remove = Прибрати: { $name }
slip-clear = Прибрати всі
slip-emptied = Купон очищено
slip-undo = Повернути
slip-price-moved = { $from } → { $to } після додавання
slip-price-changed = Коефіцієнт змінився: { $from } → { $to }
slip-moves = Рух коефіцієнтів за цей візит
slip-suspended = Прийом ставок призупинено
slip-suspended-provider = Прийом ставок призупинено: немає даних
slip-unavailable = Більше не пропонується
slip-live = Live
slip-bar-open = Купон
slip-bar-singles = { $count ->
    [one] { $count } ординар
    [few] { $count } ординари
    [many] { $count } ординарів
   *[other] { $count } ординара
}
slip-bar-no-stake = Суму не вказано
slip-bar-remove = Приберіть одну подію, щоб продовжити
slip-conflict-here-same_match = Не можна поєднати з іншою подією того самого матчу
slip-conflict-here-outright = Не можна поєднати з іншою подією того самого турніру
slip-conflict-here-mixed_providers = Не можна поєднати з іншими подіями
slip-conflict-here-system_provider = Не приймається в системі
slip-conflict-here-custom_bet_match = Подія не з матчу конструктора ставок
slip-conflict-here-custom_bet_alone = Не можна поставити разом із конструктором ставок

## Bet

slip-stake = Сума
slip-stake-currency = Сума, { $currency }
slip-quick-add = Вказати суму { $amount }
slip-quick-amounts = Швидкі суми
slip-odds = Загальний коефіцієнт
slip-return = Можлива виплата
slip-types = Тип ставки
slip-join = Зібрати в конструктор · { $odds }
slip-join-asking = Шукаємо варіант конструктора…
slip-refusal-no_system_type = { $count ->
    [1] Для системи потрібно більше подій.
    [one] Для { $count } події немає системи.
    [few] Для { $count } подій немає системи.
    [many] Для { $count } подій немає системи.
   *[other] Для { $count } події немає системи.
}
slip-refusal-multi_single_unavailable = Ці події не можна поставити кількома ординарами.
slip-system = Система
slip-system-option = { $count ->
    [one] { $win } з { $total } · { $count } варіант
    [few] { $win } з { $total } · { $count } варіанти
    [many] { $win } з { $total } · { $count } варіантів
   *[other] { $win } з { $total } · { $count } варіанта
}
slip-return-currency = Виплата, { $currency }
slip-by-return = Вказати виплату
slip-by-stake = Вказати суму
slip-line-stake = Сума на варіант
slip-stake-freebet = Фрібет
slip-max = Макс.
slip-max-label = Вказати максимальну суму
slip-max-failed = Не вдалося завантажити максимальну суму. Спробуйте ще раз.
slip-total-stake = Загальна сума
slip-lines-of = { $count ->
    [one] { $count } варіант по { $amount }
    [few] { $count } варіанти по { $amount }
    [many] { $count } варіантів по { $amount }
   *[other] { $count } варіанта по { $amount }
}
slip-boosted-odds = Підвищений коефіцієнт

## Why placing is blocked

slip-stake-empty = Введіть суму.
slip-stake-negative = Сума не може бути від’ємною.
slip-stake-exponent = Введіть суму повністю, наприклад 1000.
slip-stake-not_a_number = Введіть суму цифрами, наприклад { $example }.
slip-stake-too_precise = { $decimals ->
    [0] У { $currency } немає дробової частини. Введіть цілу суму.
    [one] У { $currency } не більше ніж { $decimals } знак після коми.
    [few] У { $currency } не більше ніж { $decimals } знаки після коми.
    [many] У { $currency } не більше ніж { $decimals } знаків після коми.
   *[other] У { $currency } не більше ніж { $decimals } знака після коми.
}
slip-stake-too_large = Ця сума завелика.
slip-stake-not-positive = Сума має бути більшою за нуль.
slip-stake-below-min = Мінімальна ставка: { $amount }.
slip-stake-above-max = Максимальна ставка: { $amount }.
slip-stake-own-limit = За вашим власним лімітом можна поставити ще { $amount }.
slip-stake-own-limit-until = За вашим власним лімітом можна поставити ще { $amount }. Оновиться: { $moment }.
slip-stake-above-balance = Ваш баланс: { $amount }. Зменште суму.
slip-balance-empty = Ваш баланс: { $amount }.
slip-currency-unlisted = Тут не можна робити ставки у валюті { $currency }.
slip-deposit = Поповнити
slip-blocked-suspended = { $count ->
    [1] Прийом ставок на подію призупинено. Зачекайте, доки він відновиться, або приберіть подію.
    [one] Прийом ставок призупинено на { $count } подію. Зачекайте, доки він відновиться, або приберіть ці події.
    [few] Прийом ставок призупинено на { $count } події. Зачекайте, доки він відновиться, або приберіть їх.
    [many] Прийом ставок призупинено на { $count } подій. Зачекайте, доки він відновиться, або приберіть їх.
   *[other] Прийом ставок призупинено на { $count } події. Зачекайте, доки він відновиться, або приберіть їх.
}
slip-changed = { $count ->
    [1] Коефіцієнт змінився. Перевірте його, перш ніж продовжити.
    [one] Змінився { $count } коефіцієнт. Перевірте, перш ніж продовжити.
    [few] Змінилися { $count } коефіцієнти. Перевірте їх, перш ніж продовжити.
    [many] Змінилося { $count } коефіцієнтів. Перевірте їх, перш ніж продовжити.
   *[other] Змінилося { $count } коефіцієнта. Перевірте їх, перш ніж продовжити.
}
slip-gone = { $count ->
    [1] Одна подія більше не пропонується.
    [one] Більше не пропонується { $count } подія.
    [few] Більше не пропонуються { $count } події.
    [many] Більше не пропонується { $count } подій.
   *[other] Більше не пропонується { $count } події.
}
slip-conflict-same_match = Дві події з одного матчу. Приберіть одну, щоб продовжити.
slip-conflict-outright = Дві події з одного турніру. Приберіть одну, щоб продовжити.
slip-conflict-joinable = Дві події з одного матчу. Зберіть їх у конструктор ставок або приберіть одну.
slip-conflict-mixed_providers = Ці події не можна поєднати в одній ставці. Приберіть одну, щоб продовжити.
slip-conflict-system_provider = Деякі події не приймаються в системі. Приберіть їх або виберіть інший тип ставки.
slip-conflict-custom_bet_match = Конструктор поєднує події одного матчу. Приберіть інші, щоб продовжити.
slip-conflict-custom_bet_alone = Ставка з конструктора робиться окремо. Приберіть інші події, щоб продовжити.
slip-custom-disabled = Ставки з конструктора зараз не приймаються.
slip-custom-too-short = У конструкторі потрібно щонайменше дві події.
slip-custom-odds-missing = Рахуємо коефіцієнт конструктора.
slip-custom-changed = Коефіцієнт конструктора змінився. Перевірте його, перш ніж продовжити.
slip-return-too-small = Виплата за цією ставкою не може перевищити її суму.
slip-freebet-pending = Перевіряємо, чи підходить ваш фрібет до цієї ставки. Можна поставити й власну суму.

## Button

slip-accept = Прийняти зміни
slip-accept-remove = { $count ->
    [one] Прийняти зміни та прибрати { $count } подію
    [few] Прийняти зміни та прибрати { $count } події
    [many] Прийняти зміни та прибрати { $count } подій
   *[other] Прийняти зміни та прибрати { $count } події
}
slip-accept-only-remove = { $count ->
    [1] Прибрати подію
    [one] Прибрати { $count } подію
    [few] Прибрати { $count } події
    [many] Прибрати { $count } подій
   *[other] Прибрати { $count } події
}
slip-sign-in = Увійти й поставити
slip-offline = Немає з’єднання
slip-place = { $count ->
    [1] Зробити ставку · { $amount }
    [one] Зробити { $count } ставку · { $amount }
    [few] Зробити { $count } ставки · { $amount }
    [many] Зробити { $count } ставок · { $amount }
   *[other] Зробити { $count } ставки · { $amount }
}
slip-place-freebet = { $count ->
    [1] Поставити фрібет · { $amount }
    [one] Поставити { $count } фрібет · { $amount }
    [few] Поставити { $count } фрібети · { $amount }
    [many] Поставити { $count } фрібетів · { $amount }
   *[other] Поставити { $count } фрібета · { $amount }
}
slip-place-both = { $count ->
    [1] Зробити ставку · { $amount } і фрібет { $free }
    [one] Зробити { $count } ставку · { $amount } і фрібет { $free }
    [few] Зробити { $count } ставки · { $amount } і фрібет { $free }
    [many] Зробити { $count } ставок · { $amount } і фрібет { $free }
   *[other] Зробити { $count } ставки · { $amount } і фрібет { $free }
}
slip-place-empty = { $count ->
    [1] Зробити ставку
    [one] Зробити { $count } ставку
    [few] Зробити { $count } ставки
    [many] Зробити { $count } ставок
   *[other] Зробити { $count } ставки
}
slip-placing = { $count ->
    [1] Надсилаємо ставку…
    [one] Надсилаємо { $count } ставку…
    [few] Надсилаємо { $count } ставки…
    [many] Надсилаємо { $count } ставок…
   *[other] Надсилаємо { $count } ставки…
}

## Results of placing

slip-error-invalid-odds = Коефіцієнт змінився, поки ставка надсилалася. Перевірте новий і поставте ще раз.
slip-error-invalid-custom-odds = Коефіцієнт конструктора змінився. Перевірте новий і поставте ще раз.
slip-error-suspended = Поки ставка надсилалася, прийом ставок на одну з подій призупинили. Ставку не прийнято.
slip-error-funds = На балансі недостатньо коштів для цієї суми. Ставку не прийнято.
slip-error-stake = Така сума не приймається. Ставку не прийнято.
slip-error-not-placed = Ставку не прийнято, з балансу нічого не списано. Можна поставити ще раз.
slip-error-maybe-placed = Не вдається визначити, чи прийнято ставку: серед ваших ставок є кілька таких самих. Перш ніж поставити ще раз, перевірте розділ «Мої ставки».
slip-other-player = Вхід виконано під іменем іншого користувача
slip-other-player-text = Ставку не прийнято. Перевірте вгорі сторінки, під чиїм іменем виконано вхід, і поставте ще раз.
slip-error-default = Ставку не прийнято. Спробуйте ще раз.
slip-unanswered-title = Поки невідомо, чи прийнято ставку
slip-unanswered-text = Відповіді не було. Ми шукаємо вашу ставку, щоб вона не пройшла двічі. Це може тривати до { $seconds } секунд.
slip-unanswered-waiting = Не вдалося дізнатися статус ставки. Перевірте з’єднання та спробуйте ще раз.
slip-unanswered-looking = Шукаємо вашу ставку…
slip-unanswered-look = Перевірити ще раз
slip-receipt-lost-text = Відповідь загубилася дорогою, але ставку отримано, один раз.
slip-receipt-ref = Номер
slip-keep = Залишити події
slip-done = Готово
slip-error-municipality = У вашому профілі не вказано муніципалітет. Додайте його та поставте ще раз.
slip-error-win-too-small = За такого коефіцієнта виплата не може перевищити суму ставки. Ставку не прийнято.
slip-error-elsewhere = Ставка надсилається в іншій вкладці. Дочекайтеся її та поставте цю ще раз.
slip-receipt-placed = { $count ->
    [1] Ставку прийнято
    [one] Прийнято { $count } ставку
    [few] Прийнято { $count } ставки
    [many] Прийнято { $count } ставок
   *[other] Прийнято { $count } ставки
}
slip-receipt-placed-text = { $count ->
    [1] Вона в розділі «Мої ставки».
    [one] Вони в розділі «Мої ставки».
    [few] Вони в розділі «Мої ставки».
    [many] Вони в розділі «Мої ставки».
   *[other] Вони в розділі «Мої ставки».
}
slip-receipt-checking = { $count ->
    [1] Ставку отримано, перевіряємо
    [one] Отримано { $count } ставку, перевіряємо
    [few] Отримано { $count } ставки, перевіряємо
    [many] Отримано { $count } ставок, перевіряємо
   *[other] Отримано { $count } ставки, перевіряємо
}
slip-receipt-checking-text = Ще не прийнято. Рішення з’явиться тут і в розділі «Мої ставки», зазвичай за кілька секунд.
slip-receipt-review = { $count ->
    [1] Ставку отримано, перевіряємо
    [one] Отримано { $count } ставку, перевіряємо
    [few] Отримано { $count } ставки, перевіряємо
    [many] Отримано { $count } ставок, перевіряємо
   *[other] Отримано { $count } ставки, перевіряємо
}
slip-receipt-review-text = Ще не прийнято. Спершу перевірить трейдер; рішення з’явиться тут і в розділі «Мої ставки».
slip-receipt-rejected = Ставку не прийнято
slip-receipt-rejected-text = Коефіцієнт або маркет змінився, перш ніж ставку прийняли. Суму повернено на баланс.
slip-receipt-missing = { $count ->
    [1] Одну ставку не прийнято; за неї нічого не списано.
    [one] Не прийнято { $count } ставку; за них нічого не списано.
    [few] Не прийнято { $count } ставки; за них нічого не списано.
    [many] Не прийнято { $count } ставок; за них нічого не списано.
   *[other] Не прийнято { $count } ставки; за них нічого не списано.
}
slip-receipt-moved = Прийнято зі зміненим коефіцієнтом, як дозволено у ваших налаштуваннях.
slip-placed-view = Переглянути
slip-placed-close = Закрити це повідомлення

## Bonuses

slip-bonus = Бонус
slip-bonus-none = Без бонусу
slip-bonus-comboboost = Буст експреса
slip-boost-next = { $count ->
    [one] { $boost }, якщо додати ще { $count } подію з коефіцієнтом від { $odds }
    [few] { $boost }, якщо додати ще { $count } події з коефіцієнтом від { $odds }
    [many] { $boost }, якщо додати ще { $count } подій з коефіцієнтом від { $odds }
   *[other] { $boost }, якщо додати ще { $count } події з коефіцієнтом від { $odds }
}
slip-bonus-freebet = Фрібет
slip-bonus-freebet_only_win = Фрібет: лише чистий виграш
slip-bonus-freebet_all_win = Фрібет: сума й виграш
slip-bonus-freebet_no_risk = Повернення суми фрібетом
slip-bonus-hunting = Полювання
slip-bonus-tournament = Турнір
slip-bonus-lootbox = Лутбокс
slip-bonus-about-comboboost = Підвищує коефіцієнт цього експреса.
slip-bonus-about-freebet = Суму оплачуємо ми. Якщо ставка зіграє, ви отримаєте виграш без суми ставки.
slip-bonus-about-freebet_only_win = Суму оплачуємо ми. Якщо ставка зіграє, ви отримаєте виграш без суми ставки.
slip-bonus-about-freebet_all_win = Суму оплачуємо ми. Якщо ставка зіграє, ви отримаєте і суму ставки, і виграш.
slip-bonus-about-freebet_no_risk = Суму оплачуєте ви. Якщо ставка програє, сума повернеться фрібетом.
slip-bonus-about-hunting = Ця ставка приносить бали у вашому полюванні.
slip-bonus-about-tournament = Ця ставка приносить бали у вашому турнірі.
slip-bonus-about-lootbox = Ця ставка приносить бали для вашого лутбокса.

## Quick bet

slip-quick-bet-stake = Швидка ставка
slip-quick-bet-ready = Увімкнено: один дотик до коефіцієнта одразу ставить { $amount }.
slip-quick-bet-not-approved = Введіть суму та ввімкніть швидку ставку; доти коефіцієнти потрапляють у купон.
slip-quick-bet-approve = Увімкнути швидку ставку · { $amount }
slip-quick-bet-approve-empty = Введіть суму
slip-quick-bet-placing = Ставимо { $amount }, { $name }, коефіцієнт { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Швидку ставку прийнято
slip-quick-bet-checking = Швидку ставку отримано, перевіряємо
slip-quick-bet-review = Швидку ставку отримано, перевіряємо
slip-quick-bet-rejected = Швидку ставку не прийнято
slip-quick-bet-error = Швидку ставку не зроблено
slip-quick-bet-text = { $event } · { $market }: { $name }, коефіцієнт { $odds } · { $amount }
slip-quick-bet-on = Швидку ставку ввімкнено · { $amount }
slip-quick-bet-off = Вимкнути
slip-quick-bet-idle = Швидку ставку вимкнено
slip-quick-bet-idle-text = Ви давно не робили швидких ставок ({ $minutes } хв). Увімкнути їх знову можна в купоні.

## Sharing

slip-share-converted = Суму перераховано у вашу валюту: { $from } → { $to }.
slip-code-loading = Відкриваємо ставку…
slip-code-not_found = Ставку не знайдено. Перевірте код.
slip-code-nothing_left = Нічого з цієї ставки більше не пропонується. Спробуйте іншу.
slip-code-later = Не вдалося відкрити ставку. Спробуйте пізніше.
slip-code-close = Закрити
slip-code-ask = { $count ->
    [one] У ставці { $count } подія, а ваш купон не порожній. Додати до купона чи замінити його?
    [few] У ставці { $count } події, а ваш купон не порожній. Додати до купона чи замінити його?
    [many] У ставці { $count } подій, а ваш купон не порожній. Додати до купона чи замінити його?
   *[other] У ставці { $count } події, а ваш купон не порожній. Додати до купона чи замінити його?
}
slip-code-answer-add = Додати до купона
slip-code-answer-replace = Замінити купон
slip-code-answer-cancel = Залишити як є

## Settings

slip-settings = Налаштування купона
slip-accept-mode = Якщо коефіцієнт змінився
slip-accept-mode-none = Питати про кожну зміну
slip-accept-mode-higher = Приймати зростання, питати про зниження
slip-accept-mode-any = Приймати будь-які зміни
slip-quick-own = Ваші швидкі суми, { $currency }
slip-quick-own-field = Швидка сума { $number }
slip-quick-save = Зберегти суми
slip-quick-saved = Суми збережено.
slip-quick-invalid = Введіть кожну суму цифрами, більшу за нуль, або залиште поле порожнім.
slip-settings-failed = Не вдалося зберегти налаштування. Спробуйте ще раз.
slip-odds-format = Формат коефіцієнтів
slip-odds-format-european = Десятковий
slip-odds-format-british = Дробовий
slip-odds-format-american = Американський
slip-odds-format-hongkong = Гонконгський
slip-odds-format-malaysian = Малайський
slip-odds-format-indonesian = Індонезійський
