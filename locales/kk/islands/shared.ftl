### Shared by several islands.

## Alerts

alert-error-title = Бірдеңе дұрыс болмады
alert-error-text = Кейінірек қайталап көріңіз.
island-retry = Қайталау
odds-format-not-saved = Коэффициент форматы сақталмады
odds-format-not-saved-text = Ол осы құрылғыда қолданылады, бірақ шотыңызға сақталмады.

## Time zone

time-zone = Уақыт белдеуі
time-zone-site = Сайт уақыты ({ $offset })
time-zone-own = Сіздің уақытыңыз ({ $offset })

## Bets: type, state and result

slip-type-single = Ординар
slip-type-combo = Экспресс
slip-combo-name = Экспресс ({ $count })
slip-type-system = Жүйе
slip-type-custom_bet = Бәс конструкторы
slip-type-singles = Ординарлар
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
   *[other] Жүйе { $win } / { $total }
}
slip-lines = { $count } нұсқа
bets-with-trader = Трейдер тексеруде
bet-status-submitted = Тексерілуде
bet-status-waiting_results = Ойында
bet-status-ready_to_process = Есептелуде
bet-status-done = Есептелген
bet-status-cancelled = Күші жойылды
bet-status-rejected = Қабылданбады
bet-status-withdrawn = Қайтарып алынды
bet-status-cashed_out = Кэшаут
bet-status-cashout_in_progress = Кэшаут жасалуда…
bet-result-no_results = Ойында
bet-result-canceled = Жарамсыз
bet-result-win_entire = Ұтыс
bet-result-lose_entire = Ұтылыс
bet-result-refund_entire = Қайтарым
bet-result-refund_half_win_other = Жартылай ұтыс
bet-result-refund_half_lose_other = Жартылай ұтылыс
bet-result-cashed_out = Кэшаут

## Sharing a bet

slip-share-title = Бөлісу немесе код енгізу
slip-share = Бәспен бөлісу
slip-share-code = Код
slip-share-pass = Сілтемемен бөлісу
slip-share-copied = Сілтеме көшірілді.
slip-share-not-copied = Сілтемені көшіру мүмкін болмады. Оны жоғарыдан белгілеңіз.
slip-share-failed = Бәспен бөлісу мүмкін болмады. Қайталап көріңіз.
slip-code-label = Бөлісілген бәс коды
slip-code-go = Ашу

## Calculations

sum-title = Бұл қалай есептелді
