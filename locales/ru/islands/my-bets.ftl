### My bets.

bets-sign-in = Войдите, чтобы увидеть свои ставки.
bets-sign-in-button = Войти
bets-filter = Фильтр ставок
bets-filter-all = Все
bets-filter-open = В игре
bets-filter-settled = Рассчитанные
bets-result-win = Выигрыш
bets-result-lose = Проигрыш
bets-result-refund = Возврат
bets-live = Live
bets-score = Счёт
bets-half-time = Перерыв
bets-pause = Пауза
bets-finished = Итоговый счёт
bets-loading = Загружаем ваши ставки…
bets-count = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
}
bets-empty-all = У вас пока нет ставок. Сделанные ставки появятся здесь.
bets-empty-open = У вас нет ставок в игре.
bets-empty-settled = У вас пока нет рассчитанных ставок.
bets-empty-win = У вас пока нет выигравших ставок.
bets-empty-lose = У вас нет проигравших ставок.
bets-empty-refund = У вас нет ставок с возвратом.
bets-failed = Не удалось загрузить ваши ставки.
bets-retry = Повторить
bets-older = Показать более ранние
bets-loading-older = Загружаем более ранние…
bets-stake = Сумма
bets-freebet = Фрибет
bets-odds = Коэффициент
bets-boosted-odds = Повышенный коэффициент
bets-possible-return = Возможная выплата
bets-returned = Выплата
bets-cashed-out = Кэшаут
bets-ref = Номер { $ref }
bets-loading-sum = Считаем…
bets-differs-open = Ставка записана с возможной выплатой { $told }; по нашему расчёту выходит { $ours }. Действует записанная сумма.
bets-differs-settled = По ставке выплачено { $told }; по нашему расчёту выходит { $ours }. Обратитесь в поддержку и назовите номер ставки.
bets-cashout = Кэшаут
bets-cashout-button = Кэшаут · { $amount }
bets-cashout-none = Сейчас кэшаут недоступен
bets-cashout-question = Забрать { $amount } сейчас? Ставка завершится, и вы откажетесь от возможной выплаты { $possible }.
bets-cashout-gain = На { $difference } больше вашей ставки
bets-cashout-loss = На { $difference } меньше вашей ставки
bets-cashout-even = Ровно сумма вашей ставки
bets-cashout-changed = Предложение изменилось: { $from } → { $to }
bets-cashout-confirm = Кэшаут · { $amount }
bets-cashout-keep = Оставить ставку
bets-part-amount = Сумма кэшаута
bets-part-question = Забрать { $amount } сейчас за { $part } вашей ставки? { $rest } остаётся в игре, возможная выплата { $possible }.
bets-part-done = Кэшаут { $amount } за { $part } ставки
bets-order = Автоматический кэшаут
bets-order-amount = Кэшаут, как только предложение достигнет
bets-order-range = Больше { $offer }, максимум { $possible }
bets-order-note = Только пока страница сайта открыта и видна на экране. В фоне, без подключения или после закрытия кэшаут не выполняется.
bets-order-set = Включить
bets-order-waits = Автоматический кэшаут от { $amount }
bets-order-cancel = Выключить
bets-cashout-withdrawn = Сейчас предложения нет. Кэшаут не выполнен.
bets-cashout-processing = Выполняем кэшаут { $amount }…
bets-cashout-in-progress = Выполняем кэшаут…
bets-cashout-refused = Кэшаут не выполнен. Ваша ставка в игре.
bets-cashout-close = Закрыть
bets-cashout-unanswered = Пока неизвестно, выполнен ли кэшаут. Мы проверяем это, прежде чем вы сможете повторить.
bets-cashout-look = Проверить снова
bets-cashout-looking = Ищем вашу ставку…
bets-cashout-not-done = Кэшаут не выполнен
bets-cashout-not-done-text = Ваша ставка в игре. Можно попробовать снова.
bets-cashout-done = Кэшаут: { $amount }
bets-cashout-done-text = Сумма уже на балансе.
bets-reuse = Поставить снова
bets-reuse-gone = Эти исходы больше не предлагаются.
bets-reuse-failed = Не удалось загрузить текущие коэффициенты. Попробуйте снова.
bets-reuse-some-gone = { $count ->
    [one] { $count } исход больше не предлагается
    [few] { $count } исхода больше не предлагаются
    [many] { $count } исходов больше не предлагается
   *[other] { $count } исхода больше не предлагается
}
bets-statement = Выписка
bets-from = С
bets-to = По
bets-print = Печать
bets-csv = Скачать CSV
bets-net = Итог
