### Calculation of a payout.

sum-stake = Сумма
sum-stake-free = Сумма фрибета
sum-lines = { $count ->
    [one] { $count } вариант по { $win } исх.: сумма на вариант
    [few] { $count } варианта по { $win } исх.: сумма на каждый
    [many] { $count } вариантов по { $win } исх.: сумма на каждый
   *[other] { $count } варианта по { $win } исх.: сумма на каждый
}
sum-line = Вариант { $number }
sum-more-lines = { $count ->
    [one] Ещё { $count } вариант
    [few] Ещё { $count } варианта вместе
    [many] Ещё { $count } вариантов вместе
   *[other] Ещё { $count } варианта вместе
}
sum-half_win = Выигрыш половины: ({ $odds } + 1) ÷ 2
sum-refund = Отмена: ставка возвращается, считается с коэффициентом 1
sum-half_lose = Проигрыш половины: считается половина
sum-lose = Проигрыш: считается с коэффициентом 0
sum-custom-odds = Коэффициент конструктора
sum-odds = Общий коэффициент, точно
sum-mean = Средний коэффициент варианта
sum-boost = Буст
sum-product = Сумма × коэффициент
sum-stake-kept = Сумма фрибета не возвращается
sum-now = По текущим коэффициентам
sum-cut = Наша доля
sum-rounded = { $decimals ->
    [0] Один раз округлено до целого
    [one] Один раз округлено до { $decimals } знака после запятой
    [few] Один раз округлено до { $decimals } знаков после запятой
    [many] Один раз округлено до { $decimals } знаков после запятой
   *[other] Один раз округлено до { $decimals } знака после запятой
}
sum-capped = Ограничено максимальной выплатой
sum-possible = Возможная выплата
sum-returned = Выплата
sum-winnings = Чистый выигрыш
sum-loss = Итог
sum-freebet-back = Возврат суммы фрибетом
