### كلمات رهاناتي.

bets-sign-in = سجّل الدخول لترى رهاناتك.
bets-sign-in-button = تسجيل الدخول
bets-filter = أي الرهانات
bets-filter-all = الكل
bets-filter-open = مفتوحة
bets-filter-settled = تمت تسويتها
bets-result-win = رابحة
bets-result-lose = خاسرة
bets-result-refund = مُستردة
bets-live = مباشر
bets-score = النتيجة
bets-half-time = استراحة الشوطين
bets-pause = استراحة
bets-finished = النتيجة النهائية
bets-loading = جارٍ تحميل رهاناتك…
bets-count = { $count ->
    [zero] لا رهانات
    [one] رهان واحد
    [two] رهانان
    [few] { $count } رهانات
    [many] { $count } رهانًا
   *[other] { $count } رهان
}
bets-empty-all = ليس لديك رهانات بعد. ما تضعه من رهانات يظهر هنا.
bets-empty-open = ليس لديك رهانات مفتوحة.
bets-empty-settled = لم تتم تسوية أي من رهاناتك بعد.
bets-empty-win = لم يربح أي من رهاناتك بعد.
bets-empty-lose = لم يخسر أي من رهاناتك.
bets-empty-refund = لم يُسترد أي من رهاناتك.
bets-failed = تعذّر تحميل رهاناتك.
bets-retry = حاول مرة أخرى
bets-older = عرض رهانات أقدم
bets-loading-older = جارٍ تحميل رهانات أقدم…
bets-stake = المبلغ
bets-freebet = رهان مجاني
bets-odds = السعر
bets-possible-return = العائد المحتمل
bets-returned = العائد
bets-cashed-out = صُرف مبكرًا
bets-ref = الرقم المرجعي { $ref }
bets-loading-sum = جارٍ الحساب…
bets-differs-open = يذكر المشغّل عائدًا محتملًا قدره { $told }. وبحسابنا هو { $ours }. المعتمد ما يذكره المشغّل.
bets-differs-settled = دفع المشغّل { $told }. وبحسابنا هو { $ours }. راجع الدعم واذكر الرقم المرجعي لهذا الرهان.
bets-cashout = الصرف المبكر
bets-cashout-button = صرف مبكر · { $amount }
bets-cashout-none = لا عرض للصرف المبكر حاليًا
bets-cashout-question = هل تقبض { $amount } الآن؟ ينتهي الرهان وتتخلى عن عائده المحتمل { $possible }.
bets-cashout-gain = أكثر من مبلغ رهانك بمقدار { $difference }
bets-cashout-loss = أقل من مبلغ رهانك بمقدار { $difference }
bets-cashout-even = يساوي مبلغ رهانك تمامًا
bets-cashout-changed = تغيّر العرض: كان { $from } وأصبح { $to }
bets-cashout-confirm = اقبض { $amount }
bets-cashout-keep = أبقِ الرهان
bets-cashout-withdrawn = لم يعد العرض قائمًا في الوقت الحالي. لم يُصرف شيء.
bets-cashout-processing = جارٍ صرف { $amount }…
bets-cashout-in-progress = جارٍ الصرف المبكر…
bets-cashout-refused = لم يُصرف الرهان، وما زال قائمًا.
bets-cashout-close = إغلاق
bets-cashout-unanswered = لا نعرف بعد هل صُرف هذا الرهان. نبحث عنه أولًا حتى تكون متأكدًا.
bets-cashout-look = ابحث من جديد
bets-cashout-looking = جارٍ البحث عن رهانك…
bets-cashout-not-done = لم يُصرف الرهان
bets-cashout-not-done-text = ما زال رهانك قائمًا. يمكنك أن تحاول من جديد.
bets-cashout-done = تم صرف { $amount }
bets-cashout-done-text = المبلغ الآن في رصيدك.
bets-reuse = راهن من جديد
bets-reuse-gone = لم يعد أي من هذه الاختيارات متاحًا.
bets-reuse-failed = تعذّر الحصول على الأسعار الحالية. حاول مرة أخرى.
bets-reuse-some-gone = { $count ->
    [one] اختيار واحد لم يعد متاحًا
    [two] اختياران لم يعودا متاحين
    [few] { $count } اختيارات لم تعد متاحة
    [many] { $count } اختيارًا لم تعد متاحة
   *[other] { $count } اختيار لم تعد متاحة
}
