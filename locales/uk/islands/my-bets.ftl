### My bets.

bets-sign-in = Увійдіть, щоб побачити свої ставки.
bets-sign-in-button = Увійти
bets-filter = Фільтр ставок
bets-filter-all = Усі
bets-filter-open = У грі
bets-filter-settled = Розраховані
bets-result-win = Виграш
bets-result-lose = Програш
bets-result-refund = Повернення
bets-live = Live
bets-score = Рахунок
bets-half-time = Перерва
bets-pause = Пауза
bets-finished = Підсумковий рахунок
bets-loading = Завантажуємо ваші ставки…
bets-count = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
}
bets-empty-all = У вас ще немає ставок. Зроблені ставки з’являться тут.
bets-empty-open = У вас немає ставок у грі.
bets-empty-settled = У вас ще немає розрахованих ставок.
bets-empty-win = У вас ще немає виграшних ставок.
bets-empty-lose = У вас немає програшних ставок.
bets-empty-refund = У вас немає ставок із поверненням.
bets-failed = Не вдалося завантажити ваші ставки.
bets-retry = Повторити
bets-older = Показати давніші
bets-loading-older = Завантажуємо давніші…
bets-stake = Сума
bets-freebet = Фрібет
bets-odds = Коефіцієнт
bets-boosted-odds = Підвищений коефіцієнт
bets-possible-return = Можлива виплата
bets-returned = Виплата
bets-cashed-out = Кешаут
bets-ref = Номер { $ref }
bets-loading-sum = Рахуємо…
bets-differs-open = Ставку записано з можливою виплатою { $told }; за нашим розрахунком виходить { $ours }. Діє записана сума.
bets-differs-settled = За ставкою виплачено { $told }; за нашим розрахунком виходить { $ours }. Зверніться до підтримки та назвіть номер ставки.
bets-cashout = Кешаут
bets-cashout-button = Кешаут · { $amount }
bets-cashout-none = Зараз кешаут недоступний
bets-cashout-question = Забрати { $amount } зараз? Ставка завершиться, і ви відмовитеся від можливої виплати { $possible }.
bets-cashout-gain = На { $difference } більше за вашу ставку
bets-cashout-loss = На { $difference } менше за вашу ставку
bets-cashout-even = Рівно сума вашої ставки
bets-cashout-changed = Пропозиція змінилася: { $from } → { $to }
bets-cashout-confirm = Кешаут · { $amount }
bets-cashout-keep = Залишити ставку
bets-part-amount = Сума кешауту
bets-part-question = Забрати { $amount } зараз за { $part } вашої ставки? { $rest } залишається в грі, можлива виплата { $possible }.
bets-part-done = Кешаут { $amount } за { $part } ставки
bets-order = Автоматичний кешаут
bets-order-amount = Кешаут, щойно пропозиція досягне
bets-order-range = Більше { $offer }, максимум { $possible }
bets-order-note = Лише поки сторінка сайту відкрита й видима на екрані. У фоні, без з’єднання або після закриття кешаут не виконується.
bets-order-set = Увімкнути
bets-order-waits = Автоматичний кешаут від { $amount }
bets-order-cancel = Вимкнути
bets-cashout-withdrawn = Зараз пропозиції немає. Кешаут не виконано.
bets-cashout-processing = Виконуємо кешаут { $amount }…
bets-cashout-in-progress = Виконуємо кешаут…
bets-cashout-refused = Кешаут не виконано. Ваша ставка у грі.
bets-cashout-close = Закрити
bets-cashout-unanswered = Поки невідомо, чи виконано кешаут. Ми перевіряємо це, перш ніж ви зможете повторити.
bets-cashout-look = Перевірити ще раз
bets-cashout-looking = Шукаємо вашу ставку…
bets-cashout-not-done = Кешаут не виконано
bets-cashout-not-done-text = Ваша ставка у грі. Можна спробувати ще раз.
bets-cashout-done = Кешаут: { $amount }
bets-cashout-done-text = Сума вже на балансі.
bets-reuse = Поставити знову
bets-reuse-gone = Ці події більше не пропонуються.
bets-reuse-failed = Не вдалося завантажити поточні коефіцієнти. Спробуйте ще раз.
bets-reuse-some-gone = { $count ->
    [one] { $count } подія більше не пропонується
    [few] { $count } події більше не пропонуються
    [many] { $count } подій більше не пропонується
   *[other] { $count } події більше не пропонується
}
bets-statement = Виписка
bets-from = З
bets-to = До
bets-print = Друк
bets-csv = Завантажити CSV
bets-net = Підсумок
