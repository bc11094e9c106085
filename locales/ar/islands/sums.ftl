### كيف يُحسب العائد. تُحمَّل عند فتح الحساب.

sum-stake = المبلغ
sum-stake-free = مبلغ الرهان المجاني
sum-lines = { $count ->
    [one] خط واحد من { $win }: المبلغ عليه
    [two] خطان من { $win }: المبلغ على كل خط
    [few] { $count } خطوط من { $win }: المبلغ على كل خط
    [many] { $count } خطًا من { $win }: المبلغ على كل خط
   *[other] { $count } خط من { $win }: المبلغ على كل خط
}
sum-line = الخط { $number }
sum-more-lines = { $count ->
    [one] خط آخر
    [two] خطان آخران معًا
    [few] { $count } خطوط أخرى معًا
    [many] { $count } خطًا آخر معًا
   *[other] { $count } خط آخر معًا
}
sum-half_win = نصف رابح: متوسط { $odds } و1
sum-refund = لاغٍ: يُرد المبلغ ويُحسب 1
sum-half_lose = نصف خاسر: يُحسب نصفًا
sum-lose = خاسر: يُحسب 0
sum-custom-odds = سعر الرهان المخصص
sum-odds = السعر الإجمالي الدقيق
sum-mean = متوسط سعر الخط
sum-boost = تعزيز
sum-product = المبلغ × السعر
sum-stake-kept = مبلغ الرهان المجاني لا يُرد
sum-now = بالأسعار الحالية
sum-cut = حصتنا
sum-rounded = { $decimals ->
    [0] مقرّبًا مرة واحدة إلى عدد صحيح
    [one] مقرّبًا مرة واحدة إلى منزلة عشرية واحدة
    [two] مقرّبًا مرة واحدة إلى منزلتين عشريتين
    [few] مقرّبًا مرة واحدة إلى { $decimals } منازل عشرية
    [many] مقرّبًا مرة واحدة إلى { $decimals } منزلة عشرية
   *[other] مقرّبًا مرة واحدة إلى { $decimals } منزلة عشرية
}
sum-capped = محدود بالحد الأقصى للعائد
sum-possible = العائد المحتمل
sum-returned = العائد
sum-winnings = الربح
sum-loss = صافي النتيجة
sum-freebet-back = استرداد المبلغ رهانًا مجانيًا
