### Shared by several islands.

## Alerts

alert-error-title = Щось пішло не так
alert-error-text = Спробуйте пізніше.
island-retry = Повторити
odds-format-not-saved = Формат коефіцієнтів не збережено
odds-format-not-saved-text = Він діє на цьому пристрої, але зберегти його для вашого рахунку не вдалося.

## Time zone

time-zone = Часовий пояс
time-zone-site = Час сайту ({ $offset })
time-zone-own = Ваш час ({ $offset })

## Bets: type, state and result

slip-type-single = Ординар
slip-type-combo = Експрес
slip-combo-name = Експрес із { $count }
slip-type-system = Система
slip-type-custom_bet = Конструктор ставок
slip-type-singles = Ординари
bets-system = { $lines ->
    [4] Тріксі
    [7] Патент
    [11] Янкі
    [15] Лакі 15
    [26] Канадіан
    [31] Лакі 31
    [57] Хайнц
    [63] Лакі 63
    [120] Супер Хайнц
    [247] Голіаф
   *[other] Система { $win } з { $total }
}
slip-lines = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}
bets-with-trader = Перевіряє трейдер
bet-status-submitted = Перевіряється
bet-status-waiting_results = У грі
bet-status-ready_to_process = Розраховується
bet-status-done = Розрахована
bet-status-cancelled = Скасована
bet-status-rejected = Не прийнята
bet-status-withdrawn = Відкликана
bet-status-cashed_out = Кешаут
bet-status-cashout_in_progress = Триває кешаут…
bet-result-no_results = У грі
bet-result-canceled = Скасування
bet-result-win_entire = Виграш
bet-result-lose_entire = Програш
bet-result-refund_entire = Повернення
bet-result-refund_half_win_other = Виграш половини
bet-result-refund_half_lose_other = Програш половини
bet-result-cashed_out = Кешаут

## Sharing a bet

slip-share-title = Поділитися або ввести код
slip-share = Поділитися ставкою
slip-share-code = Код
slip-share-pass = Надіслати посилання
slip-share-copied = Посилання скопійовано.
slip-share-not-copied = Не вдалося скопіювати посилання. Виділіть його вище.
slip-share-failed = Не вдалося поділитися ставкою. Спробуйте ще раз.
slip-code-label = Код ставки
slip-code-go = Відкрити

## Calculations

sum-title = Як це пораховано
