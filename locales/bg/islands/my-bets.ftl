### My bets.

bets-sign-in = Влезте, за да видите залозите си.
bets-sign-in-button = Вход
bets-filter = Филтър на залозите
bets-filter-all = Всички
bets-filter-open = Отворени
bets-filter-settled = Уредени
bets-result-win = Печеливши
bets-result-lose = Губещи
bets-result-refund = Върнати
bets-live = На живо
bets-score = Резултат
bets-half-time = Почивка
bets-pause = Пауза
bets-finished = Краен резултат
bets-loading = Залозите Ви се зареждат…
bets-count = { $count ->
    [one] { $count } залог
   *[other] { $count } залога
}
bets-empty-all = Още нямате залози. Направените залози се показват тук.
bets-empty-open = Нямате отворени залози.
bets-empty-settled = Още нямате уредени залози.
bets-empty-win = Още нямате печеливши залози.
bets-empty-lose = Нямате губещи залози.
bets-empty-refund = Нямате залози с върната сума.
bets-failed = Залозите Ви не се заредиха.
bets-retry = Опитай отново
bets-older = Покажи по-стари залози
bets-loading-older = Зареждат се по-стари залози…
bets-stake = Сума
bets-freebet = Фрийбет
bets-odds = Коефициент
bets-boosted-odds = Завишен коефициент
bets-possible-return = Възможна печалба
bets-returned = Изплатено
bets-cashed-out = Кешаут
bets-ref = Номер на залога { $ref }
bets-loading-sum = Изчисляваме…
bets-differs-open = Залогът е записан с възможна печалба { $told }; по нашите изчисления тя е { $ours }. Важи записаната сума.
bets-differs-settled = За този залог са изплатени { $told }; по нашите изчисления са { $ours }. Свържете се с поддръжката и посочете номера на залога.
bets-cashout = Кешаут
bets-cashout-button = Кешаут · { $amount }
bets-cashout-none = В момента няма оферта за кешаут
bets-cashout-question = Да вземете ли { $amount } сега? Залогът приключва и се отказвате от възможната печалба { $possible }.
bets-cashout-gain = { $difference } повече от заложената сума
bets-cashout-loss = { $difference } по-малко от заложената сума
bets-cashout-even = Точно заложената сума
bets-cashout-changed = Офертата се промени: { $from } → { $to }
bets-cashout-confirm = Кешаут · { $amount }
bets-cashout-keep = Запази залога
bets-part-amount = Сума за кешаут
bets-part-question = Да вземете ли { $amount } сега за { $part } от сумата? { $rest } остават в игра, с възможна печалба { $possible }.
bets-part-done = Кешаут { $amount } за { $part } от сумата
bets-order = Автоматичен кешаут
bets-order-amount = Кешаут, щом офертата достигне
bets-order-range = Над { $offer }, най-много { $possible }
bets-order-note = Само докато страница от сайта е отворена и се вижда. Ако е на заден план, без връзка или затворена, кешаут не се извършва.
bets-order-set = Включи
bets-order-waits = Автоматичен кешаут при { $amount } или повече
bets-order-cancel = Изключи
bets-cashout-withdrawn = В момента няма оферта. Кешаут не е извършен.
bets-cashout-processing = Извършва се кешаут за { $amount }…
bets-cashout-in-progress = Извършва се кешаут…
bets-cashout-refused = Кешаут не е извършен. Залогът Ви остава в сила.
bets-cashout-close = Затвори
bets-cashout-unanswered = Още не знаем дали е извършен кешаут на този залог. Проверяваме, преди да можете да опитате отново.
bets-cashout-look = Провери отново
bets-cashout-looking = Проверяваме залога Ви…
bets-cashout-not-done = Кешаут не е извършен
bets-cashout-not-done-text = Залогът Ви остава в сила. Можете да опитате отново.
bets-cashout-done = Извършен кешаут: { $amount }
bets-cashout-done-text = Сумата е в баланса Ви.
bets-reuse = Заложи отново
bets-reuse-gone = Никоя от тези прогнози вече не се предлага.
bets-reuse-failed = Актуалните коефициенти не се заредиха. Опитайте отново.
bets-reuse-some-gone = { $count ->
    [one] { $count } прогноза вече не се предлага
   *[other] { $count } прогнози вече не се предлагат
}
bets-statement = Извлечение
bets-from = От
bets-to = До
bets-print = Печат
bets-csv = Изтегляне на CSV
bets-net = Нетен резултат
