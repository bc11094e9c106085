### Calculation of a payout.

sum-stake = Сума
sum-stake-free = Сума фрібета
sum-lines = { $count ->
    [one] { $count } варіант по { $win } под.: сума на варіант
    [few] { $count } варіанти по { $win } под.: сума на кожен
    [many] { $count } варіантів по { $win } под.: сума на кожен
   *[other] { $count } варіанта по { $win } под.: сума на кожен
}
sum-line = Варіант { $number }
sum-more-lines = { $count ->
    [one] Ще { $count } варіант
    [few] Ще { $count } варіанти разом
    [many] Ще { $count } варіантів разом
   *[other] Ще { $count } варіанта разом
}
sum-half_win = Виграш половини: ({ $odds } + 1) ÷ 2
sum-refund = Повернення: рахується з коефіцієнтом 1
sum-half_lose = Програш половини: рахується половина
sum-lose = Програш: рахується з коефіцієнтом 0
sum-custom-odds = Коефіцієнт конструктора
sum-odds = Загальний коефіцієнт, точно
sum-mean = Середній коефіцієнт варіанта
sum-boost = Буст
sum-product = Сума × коефіцієнт
sum-stake-kept = Сума фрібета не повертається
sum-now = За поточними коефіцієнтами
sum-cut = Наша частка
sum-rounded = { $decimals ->
    [0] Один раз округлено до цілого
    [one] Один раз округлено до { $decimals } знака після коми
    [few] Один раз округлено до { $decimals } знаків після коми
    [many] Один раз округлено до { $decimals } знаків після коми
   *[other] Один раз округлено до { $decimals } знака після коми
}
sum-capped = Обмежено максимальною виплатою
sum-possible = Можлива виплата
sum-returned = Виплата
sum-winnings = Чистий виграш
sum-loss = Підсумок
sum-freebet-back = Повернення суми фрібетом
