### Messages of several islands.

## Alerts

alert-error-title = Нещо се обърка
alert-error-text = Моля, опитайте по-късно.
island-retry = Опитай отново
odds-format-not-saved = Форматът на коефициентите не е запазен
odds-format-not-saved-text = Важи на това устройство, но не можа да се запази в профила Ви.

## Time zone

time-zone = Часова зона
time-zone-site = Време на сайта ({ $offset })
time-zone-own = Вашето време ({ $offset })

## Bets: type, state and result

slip-type-single = Единичен
slip-type-combo = Колонка
slip-combo-name = { $count ->
    [2] Двойка
    [3] Тройка
   *[other] Колонка от { $count }
}
slip-type-system = Система
slip-type-custom_bet = Bet Builder
slip-type-singles = Единични
bets-system = { $lines ->
    [4] Трикси
    [7] Патент
    [11] Янки
    [15] Лъки 15
    [26] Канадиан
    [31] Лъки 31
    [57] Хайнц
    [63] Лъки 63
    [120] Супер Хайнц
    [247] Голиат
   *[other] Система { $win } от { $total }
}
slip-lines = { $count ->
    [one] { $count } комбинация
   *[other] { $count } комбинации
}
bets-with-trader = Проверява се от наш трейдър
bet-status-submitted = Проверява се
bet-status-waiting_results = Отворен
bet-status-ready_to_process = Урежда се
bet-status-done = Уреден
bet-status-cancelled = Отменен
bet-status-rejected = Неприет
bet-status-withdrawn = Оттеглен
bet-status-cashed_out = Кешаут
bet-status-cashout_in_progress = Извършва се кешаут…
bet-result-no_results = Отворен
bet-result-canceled = Анулиран
bet-result-win_entire = Печалба
bet-result-lose_entire = Загуба
bet-result-refund_entire = Върната сума
bet-result-refund_half_win_other = Половин печалба
bet-result-refund_half_lose_other = Половин загуба
bet-result-cashed_out = Кешаут

## Sharing a bet

slip-share-title = Споделяне или въвеждане на код
slip-share = Сподели залога
slip-share-code = Код
slip-share-pass = Сподели линка
slip-share-copied = Линкът е копиран.
slip-share-not-copied = Линкът не беше копиран. Маркирайте го по-горе.
slip-share-failed = Залогът не беше споделен. Моля, опитайте отново.
slip-code-label = Код на споделен залог
slip-code-go = Отвори

## Calculations

sum-title = Как е изчислено
