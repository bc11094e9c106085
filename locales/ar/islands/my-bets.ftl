### كلمات رهاناتي.

bets-sign-in = سجّل الدخول لترى رهاناتك.
bets-sign-in-button = تسجيل الدخول
bets-filter = تصفية الرهانات
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
bets-empty-all = ليس لديك رهانات بعد. ستظهر رهاناتك هنا.
bets-empty-open = ليس لديك رهانات مفتوحة.
bets-empty-settled = ليس لديك رهانات تمت تسويتها بعد.
bets-empty-win = ليس لديك رهانات رابحة بعد.
bets-empty-lose = ليس لديك رهانات خاسرة.
bets-empty-refund = ليس لديك رهانات مُستردة.
bets-failed = تعذّر تحميل رهاناتك.
bets-retry = إعادة المحاولة
bets-older = عرض رهانات أقدم
bets-loading-older = جارٍ تحميل رهانات أقدم…
bets-stake = المبلغ
bets-freebet = رهان مجاني
bets-odds = السعر
bets-boosted-odds = السعر مع التعزيز
bets-possible-return = العائد المحتمل
bets-returned = العائد
bets-cashed-out = صُرف مبكرًا
bets-ref = الرقم المرجعي { $ref }
bets-loading-sum = جارٍ الحساب…
bets-differs-open = سُجّل هذا الرهان بعائد محتمل قدره { $told }، وبحسابنا هو { $ours }. المعتمد هو المبلغ المسجّل.
bets-differs-settled = دفع هذا الرهان { $told }، وبحسابنا المبلغ هو { $ours }. تواصل مع الدعم واذكر الرقم المرجعي للرهان.
bets-cashout = الصرف المبكر
bets-cashout-button = صرف مبكر · { $amount }
bets-cashout-none = لا عرض للصرف المبكر حاليًا
bets-cashout-question = هل تريد أخذ { $amount } الآن؟ ينتهي الرهان وتتخلى عن عائده المحتمل { $possible }.
bets-cashout-gain = أكثر من مبلغ رهانك بمقدار { $difference }
bets-cashout-loss = أقل من مبلغ رهانك بمقدار { $difference }
bets-cashout-even = يساوي مبلغ رهانك تمامًا
bets-cashout-changed = تغيّر العرض: كان { $from } وأصبح { $to }
bets-cashout-confirm = صرف مبكر · { $amount }
bets-cashout-keep = الإبقاء على الرهان
bets-part-amount = مبلغ الصرف
bets-part-question = هل تريد أخذ { $amount } الآن مقابل { $part } من مبلغ رهانك؟ يبقى { $rest } قائمًا بعائد محتمل { $possible }.
bets-part-done = صُرف { $amount } مقابل { $part } من مبلغ رهانك
bets-order = صرف مبكر تلقائي
bets-order-amount = صرف مبكر بمجرد أن يبلغ العرض
bets-order-range = أكثر من { $offer } وبحد أقصى { $possible }
bets-order-note = يعمل فقط ما دامت إحدى صفحات هذا الموقع مفتوحة وظاهرة أمامك. لا يتم الصرف المبكر في الخلفية أو دون اتصال أو بعد إغلاق الصفحة.
bets-order-set = تفعيل
bets-order-waits = صرف مبكر تلقائي عند { $amount } أو أكثر
bets-order-cancel = إيقاف
bets-cashout-withdrawn = لا عرض للصرف المبكر حاليًا. لم يُصرف رهانك.
bets-cashout-processing = جارٍ صرف { $amount }…
bets-cashout-in-progress = جارٍ الصرف المبكر…
bets-cashout-refused = لم يتم الصرف المبكر، وما زال رهانك قائمًا.
bets-cashout-close = إغلاق
bets-cashout-unanswered = لا نعرف بعد هل صُرف هذا الرهان. نتحقق منه قبل أن تحاول من جديد.
bets-cashout-look = ابحث من جديد
bets-cashout-looking = جارٍ البحث عن رهانك…
bets-cashout-not-done = لم يتم الصرف المبكر
bets-cashout-not-done-text = ما زال رهانك قائمًا. يمكنك أن تحاول من جديد.
bets-cashout-done = تم الصرف المبكر: { $amount }
bets-cashout-done-text = المبلغ الآن في رصيدك.
bets-reuse = راهن من جديد
bets-reuse-gone = لم يعد أي من هذه الاختيارات متاحًا.
bets-reuse-failed = تعذّر تحميل الأسعار الحالية. حاول مرة أخرى.
bets-reuse-some-gone = { $count ->
    [one] اختيار واحد لم يعد متاحًا
    [two] اختياران لم يعودا متاحين
    [few] { $count } اختيارات لم تعد متاحة
    [many] { $count } اختيارًا لم يعد متاحًا
   *[other] { $count } اختيار لم يعد متاحًا
}
bets-statement = كشف الرهانات
bets-from = من
bets-to = إلى
bets-print = طباعة
bets-csv = تنزيل CSV
bets-net = صافي النتيجة
