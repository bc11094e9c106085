### Shared by several islands.

## Alerts

alert-error-title = Что-то пошло не так
alert-error-text = Попробуйте позже.
island-retry = Повторить
odds-format-not-saved = Формат коэффициентов не сохранён
odds-format-not-saved-text = Он действует на этом устройстве, но сохранить его для вашего счёта не удалось.

## Time zone

time-zone = Часовой пояс
time-zone-site = Время сайта ({ $offset })
time-zone-own = Ваше время ({ $offset })

## Bets: type, state and result

slip-type-single = Ординар
slip-type-combo = Экспресс
slip-combo-name = Экспресс из { $count }
slip-type-system = Система
slip-type-custom_bet = Конструктор ставок
slip-type-singles = Ординары
bets-system = { $lines ->
    [4] Трикси
    [7] Патент
    [11] Янки
    [15] Лаки 15
    [26] Канадиан
    [31] Лаки 31
    [57] Хайнц
    [63] Лаки 63
    [120] Супер Хайнц
    [247] Голиаф
   *[other] Система { $win } из { $total }
}
slip-lines = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
bets-with-trader = Проверяет трейдер
bet-status-submitted = Проверяется
bet-status-waiting_results = В игре
bet-status-ready_to_process = Рассчитывается
bet-status-done = Рассчитана
bet-status-cancelled = Отменена
bet-status-rejected = Не принята
bet-status-withdrawn = Отозвана
bet-status-cashed_out = Кэшаут
bet-status-cashout_in_progress = Идёт кэшаут…
bet-result-no_results = В игре
bet-result-canceled = Отмена
bet-result-win_entire = Выигрыш
bet-result-lose_entire = Проигрыш
bet-result-refund_entire = Возврат
bet-result-refund_half_win_other = Выигрыш половины
bet-result-refund_half_lose_other = Проигрыш половины
bet-result-cashed_out = Кэшаут

## Sharing a bet

slip-share-title = Поделиться или ввести код
slip-share = Поделиться ставкой
slip-share-code = Код
slip-share-pass = Отправить ссылку
slip-share-copied = Ссылка скопирована.
slip-share-not-copied = Не удалось скопировать ссылку. Выделите её выше.
slip-share-failed = Не удалось поделиться ставкой. Попробуйте снова.
slip-code-label = Код ставки
slip-code-go = Открыть

## Calculations

sum-title = Как это посчитано
