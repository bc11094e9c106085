### Calculation of a payout.

sum-stake = Сома
sum-stake-free = Фрибет сомасы
sum-lines = { $count } нұсқа, әрқайсысында { $win } таңдау: бір нұсқаның сомасы
sum-line = { $number }-нұсқа
sum-more-lines = { $count ->
    [one] Тағы { $count } нұсқа
   *[other] Тағы { $count } нұсқа бірге
}
sum-half_win = Жартылай ұтыс: ({ $odds } + 1) ÷ 2
sum-refund = Жарамсыз: сома қайтады, 1 деп есептеледі
sum-half_lose = Жартылай ұтылыс: жартысы есептеледі
sum-lose = Ұтылыс: 0 деп есептеледі
sum-custom-odds = Конструктор коэффициенті
sum-odds = Жалпы коэффициент, дәл
sum-mean = Нұсқаның орташа коэффициенті
sum-boost = Буст
sum-product = Сома × коэффициент
sum-stake-kept = Фрибет сомасы қайтарылмайды
sum-now = Қазіргі коэффициенттермен
sum-cut = Біздің үлесіміз
sum-rounded = { $decimals ->
    [0] Бүтін санға бір рет дөңгелектелді
    [one] Үтірден кейін { $decimals } цифрға бір рет дөңгелектелді
   *[other] Үтірден кейін { $decimals } цифрға бір рет дөңгелектелді
}
sum-capped = Ең көп төлеммен шектелді
sum-possible = Ықтимал төлем
sum-returned = Төлем
sum-winnings = Таза ұтыс
sum-loss = Қорытынды
sum-freebet-back = Соманы фрибетпен қайтару
