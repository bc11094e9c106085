### The calculation of a payout.

sum-stake = Сума
sum-stake-free = Сума от фрийбета
sum-lines = { $count ->
    [one] { $count } комбинация по { $win }: сума за комбинацията
   *[other] { $count } комбинации по { $win }: сума за всяка
}
sum-line = Комбинация { $number }
sum-more-lines = { $count ->
    [one] Още { $count } комбинация
   *[other] Още { $count } комбинации общо
}
sum-half_win = Половин печалба: ({ $odds } + 1) ÷ 2
sum-refund = Анулирано: сумата се връща, смята се като 1
sum-half_lose = Половин загуба: смята се половината
sum-lose = Загуба: смята се като 0
sum-custom-odds = Коефициент на Bet Builder
sum-odds = Общ коефициент, точно
sum-mean = Среден коефициент на комбинация
sum-boost = Бонус за колонка
sum-product = Сума × коефициент
sum-stake-kept = Сумата от фрийбета не се връща
sum-now = По текущите коефициенти
sum-cut = Нашият дял
sum-rounded = { $decimals ->
    [0] Закръглено веднъж до цяла сума
    [one] Закръглено веднъж до { $decimals } десетичен знак
   *[other] Закръглено веднъж до { $decimals } десетични знака
}
sum-capped = Ограничено до максималното изплащане
sum-possible = Възможна печалба
sum-returned = Изплатено
sum-winnings = Чиста печалба
sum-loss = Нетен резултат
sum-freebet-back = Сумата се връща като фрийбет
