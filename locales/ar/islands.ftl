### ما يقوله المتصفح: القسيمة ورهاناتي وتسجيل الدخول والتنبيهات.
### يُحمَّل بعد الصفحة؛ أما كلمات الصفحات الجاهزة فهي في slip.ftl.

## التنبيهات

alert-offline-title = لا يوجد اتصال
alert-offline-text = قسيمتك محفوظة. ستتحدث الأسعار من جديد عند عودة الاتصال.
alert-error-title = حدث خطأ ما
alert-error-text = حاول مرة أخرى بعد قليل.

## الجلسة

session-title = تسجيل الدخول
session-to-place = سجّل الدخول لوضع رهانك. ستبقى اختياراتك ومبلغك كما هي.
session-expired = انتهت جلستك. سجّل الدخول من جديد.
session-email = البريد الإلكتروني
session-password = كلمة المرور
session-show-password = إظهار
session-hide-password = إخفاء
session-submit = تسجيل الدخول
session-busy = جارٍ تسجيل الدخول…
session-close = إغلاق
session-email-missing = أدخل بريدك الإلكتروني.
session-password-missing = أدخل كلمة المرور.
session-invalid = البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقق منهما وحاول مرة أخرى.
session-unanswered = لم يصل أي رد. تحقق من اتصالك وحاول مرة أخرى.
session-failed = تعذّر تسجيل الدخول. حاول مرة أخرى بعد قليل.
session-account = الحساب والرصيد
session-signed-in-as = سجّلت الدخول باسم
session-sign-out = تسجيل الخروج
session-signed-out = تم تسجيل الخروج
session-sign-out-failed = تعذّر تسجيل الخروج. حاول مرة أخرى.

## الرهان المخصص

builder-intro = اختر نتيجتين أو أكثر. تصبح رهاناً واحداً بسعر واحد، ويربح عندما تتحقق جميعها.
builder-close = كل الأسواق
builder-share = مشاركة هذا الرهان
builder-copied = تم نسخ الرابط
builder-not-shared = تعذّر نسخ الرابط
builder-failed = تعذّر تحميل الأسواق. تحقق من اتصالك وحاول مرة أخرى.
builder-retry = حاول مرة أخرى
builder-none = لا توجد في هذه المباراة نتائج يمكن جمعها حالياً.
builder-off = الرهان المخصص مغلق حالياً.
builder-closed = هذه المباراة لم تعد تقبل الرهانات.
builder-lost = { $count ->
    [one] اختيار واحد من الرهان المُشارَك لم يعد متاحاً.
    [two] اختياران من الرهان المُشارَك لم يعودا متاحين.
    [few] { $count } اختيارات من الرهان المُشارَك لم تعد متاحة.
    [many] { $count } اختياراً من الرهان المُشارَك لم تعد متاحة.
   *[other] { $count } اختيار من الرهان المُشارَك لم تعد متاحة.
}
builder-apart = لا يمكن جمعه مع ما اخترته
builder-tray = رهانك المخصص
builder-picks = { $count ->
    [zero] لا اختيارات
    [one] اختيار واحد
    [two] اختياران
    [few] { $count } اختيارات
    [many] { $count } اختياراً
   *[other] { $count } اختيار
}
builder-remove = إزالة { $name }
builder-clear = إزالة جميع الاختيارات
builder-leg-suspended = معلّق حالياً
builder-leg-gone = لم يعد متاحاً
builder-pick-more = { $count ->
    [one] اختر نتيجة أخرى لترى السعر المشترك.
    [two] اختر نتيجتين لترى السعر المشترك.
    [few] اختر { $count } نتائج لترى السعر المشترك.
    [many] اختر { $count } نتيجة لترى السعر المشترك.
   *[other] اختر { $count } نتيجة لترى السعر المشترك.
}
builder-joined = السعر المشترك
builder-asking = جارٍ طلب السعر المشترك…
builder-moved-up = ارتفع من
builder-moved-down = انخفض من
builder-product = ليس { $product }، وهو حاصل ضرب الأسعار: فهذه النتائج يتوقف بعضها على بعض.
builder-spoken = السعر المشترك { $odds }
builder-gone = لم يعد متاحاً: { $names }. أزله لترى السعر.
builder-waiting = معلّق: { $names }. يعود السعر عندما يُستأنف قبول الرهانات.
builder-impossible = لا يمكن أن تتحقق هذه النتائج معاً. غيّر واحدة منها.
builder-not-joinable = إحدى هذه النتائج لا يمكن جمعها مع غيرها. غيّر اختياراتك.
builder-suspended = عُلّقت إحدى هذه النتائج للتو. يعود السعر عندما يُستأنف قبول الرهانات.
builder-refused = لا يمكن جمع هذه النتائج. غيّر واحدة منها.
builder-unanswered = تعذّر طلب السعر المشترك.
builder-add = أضف إلى القسيمة · { $odds }
builder-add-empty = أضف إلى القسيمة
builder-in-slip = موجود في قسيمتك. افتحها
builder-replaces = يحل محل الرهان المخصص الموجود في قسيمتك.

## القسيمة: الاختيارات

slip-selections = { $count ->
    [zero] لا اختيارات
    [one] اختيار واحد
    [two] اختياران
    [few] { $count } اختيارات
    [many] { $count } اختيارًا
   *[other] { $count } اختيار
}
slip-selections-label = الاختيارات
slip-remove = إزالة { $name }
slip-clear = إزالة الكل
slip-price-moved = كان { $from } وأصبح { $to } منذ أن أضفته
slip-suspended = موقوف: لا رهانات في الوقت الحالي
slip-unavailable = لم يعد متاحًا
slip-same-match = لا يمكن جمعه مع اختيار آخر من المباراة نفسها
slip-mixed-provider = لا يمكن جمعه مع الاختيارات الأخرى
slip-live = مباشر
slip-bar-open = القسيمة
slip-total-odds-short = السعر

## القسيمة: الرهان

slip-type-single = مفرد
slip-type-combo = مجمّع
slip-type-system = نظام
slip-type-custom_bet = رهان مخصص
slip-stake = المبلغ
slip-stake-currency = المبلغ بعملة { $currency }
slip-quick-add = راهن بمبلغ { $amount }
slip-quick-amounts = مبالغ سريعة
slip-odds = السعر الإجمالي
slip-return = العائد المحتمل
slip-working = كيف حُسب هذا
slip-working-stake = المبلغ
slip-working-exact = السعر الإجمالي بدقة
slip-working-product = المبلغ × السعر الإجمالي
slip-working-rounded = { $decimals ->
    [0] مقرّبًا مرة واحدة إلى عدد صحيح
    [one] مقرّبًا مرة واحدة إلى منزلة عشرية واحدة
    [two] مقرّبًا مرة واحدة إلى منزلتين عشريتين
    [few] مقرّبًا مرة واحدة إلى { $decimals } منازل عشرية
   *[other] مقرّبًا مرة واحدة إلى { $decimals } منزلة عشرية
}
slip-working-cap = محدود بأقصى عائد مسموح به
slip-working-return = العائد المحتمل
slip-working-win = منه ربح

## القسيمة: لماذا لا

slip-stake-empty = أدخل المبلغ.
slip-stake-negative = لا يمكن أن يكون المبلغ سالبًا.
slip-stake-exponent = اكتب المبلغ كاملًا، مثل 1000.
slip-stake-not_a_number = أدخل المبلغ بالأرقام، مثل { $example }.
slip-stake-too_precise = { $decimals ->
    [0] عملة { $currency } بلا كسور. أدخل مبلغًا صحيحًا.
    [one] لعملة { $currency } منزلة عشرية واحدة على الأكثر.
    [two] لعملة { $currency } منزلتان عشريتان على الأكثر.
    [few] لعملة { $currency } { $decimals } منازل عشرية على الأكثر.
   *[other] لعملة { $currency } { $decimals } منزلة عشرية على الأكثر.
}
slip-stake-too_large = هذا المبلغ كبير جدًا.
slip-stake-not-positive = يجب أن يكون المبلغ أكبر من صفر.
slip-stake-below-min = أقل مبلغ هو { $amount }.
slip-stake-above-max = أكبر مبلغ هو { $amount }.
slip-stake-above-balance = رصيدك { $amount }. خفّض المبلغ.
slip-conflict-same-match = اثنان من اختياراتك من المباراة نفسها. أزل أحدهما للمتابعة.
slip-conflict-mixed-providers = لا يمكن جمع هذه الاختيارات في رهان واحد. أزل أحدها للمتابعة.
slip-blocked-suspended = { $count ->
    [one] أحد الاختيارات موقوف. انتظر حتى يُفتح من جديد أو أزله.
    [two] اختياران موقوفان. انتظر حتى يُفتحا من جديد أو أزلهما.
    [few] { $count } اختيارات موقوفة. انتظر حتى تُفتح من جديد أو أزلها.
    [many] { $count } اختيارًا موقوفًا. انتظر حتى تُفتح من جديد أو أزلها.
   *[other] { $count } اختيار موقوف. انتظر حتى تُفتح من جديد أو أزلها.
}
slip-changed = { $count ->
    [one] تغيّر أحد الأسعار. راجعه قبل المتابعة.
    [two] تغيّر سعران. راجعهما قبل المتابعة.
    [few] تغيّرت { $count } أسعار. راجعها قبل المتابعة.
    [many] تغيّر { $count } سعرًا. راجعها قبل المتابعة.
   *[other] تغيّر { $count } سعر. راجعها قبل المتابعة.
}
slip-gone = { $count ->
    [one] أحد الاختيارات لم يعد متاحًا.
    [two] اختياران لم يعودا متاحين.
    [few] { $count } اختيارات لم تعد متاحة.
    [many] { $count } اختيارًا لم تعد متاحة.
   *[other] { $count } اختيار لم تعد متاحة.
}

## القسيمة: الزر

slip-place = ضع الرهان · { $amount }
slip-place-empty = ضع الرهان
slip-accept = قبول التغييرات
slip-accept-remove = { $count ->
    [one] قبول التغييرات وإزالة اختيار واحد
    [two] قبول التغييرات وإزالة اختيارين
    [few] قبول التغييرات وإزالة { $count } اختيارات
    [many] قبول التغييرات وإزالة { $count } اختيارًا
   *[other] قبول التغييرات وإزالة { $count } اختيار
}
slip-accept-only-remove = { $count ->
    [one] إزالة الاختيار
    [two] إزالة اختيارين
    [few] إزالة { $count } اختيارات
    [many] إزالة { $count } اختيارًا
   *[other] إزالة { $count } اختيار
}
slip-sign-in = سجّل الدخول لتراهن
slip-placing = جارٍ وضع رهانك…

## القسيمة: الردود

slip-error-invalid-odds = تغيّرت الأسعار أثناء وضع الرهان. راجع الأسعار الجديدة ثم راهن من جديد.
slip-error-invalid-custom-odds = تغيّرت أسعار هذا الرهان المخصص. راجع الأسعار الجديدة ثم راهن من جديد.
slip-error-suspended = أُوقف أحد الاختيارات أثناء وضع الرهان. لم يوضع الرهان.
slip-error-funds = رصيدك لا يكفي لهذا المبلغ. لم يوضع الرهان.
slip-error-stake = هذا المبلغ غير مقبول. لم يوضع الرهان.
slip-error-not-placed = لم يوضع الرهان ولم يُخصم شيء من رصيدك. يمكنك أن تراهن من جديد.
slip-error-default = لم يوضع الرهان. حاول مرة أخرى.
slip-unanswered-title = لا نعرف بعد هل وُضع رهانك
slip-unanswered-text = لم يصل أي رد. نبحث عن الرهان حتى لا يوضع مرتين.
slip-unanswered-waiting = تعذّر البحث عن الرهان. تحقق من اتصالك ثم ابحث من جديد.
slip-unanswered-looking = جارٍ البحث عن رهانك…
slip-unanswered-look = ابحث من جديد
slip-receipt-title = تم وضع الرهان
slip-receipt-review = تم استلام الرهان
slip-receipt-review-text = سيراجعه أحد المختصين أولًا. ستجد القرار في رهاناتي.
slip-receipt-lost-text = ضاع الرد في الطريق، لكن رهانك وُضع مرة واحدة فقط.
slip-receipt-ref = الرقم المرجعي
slip-keep = الاحتفاظ بالاختيارات
slip-done = تم

## كيف يُحسب العائد

sum-title = كيف حُسب هذا
sum-stake = المبلغ
sum-stake-free = المبلغ، من رهان مجاني
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
sum-half_win = نصف رابح: ({ $odds } + 1) ÷ 2
sum-refund = لاغٍ: يُرد المبلغ ويُحسب 1
sum-half_lose = نصف خاسر: يُحسب نصفًا
sum-lose = خاسر: يُحسب 0
sum-custom-odds = سعر الرهان المخصص
sum-odds = السعر الإجمالي بدقة
sum-mean = متوسط كل الخطوط
sum-boost = تعزيز
sum-product = المبلغ × السعر بدقة
sum-stake-kept = مبلغ الرهان المجاني نفسه لا يُدفع
sum-rounded = { $decimals ->
    [0] مقرّبًا مرة واحدة إلى عدد صحيح
    [one] مقرّبًا مرة واحدة إلى منزلة عشرية واحدة
    [two] مقرّبًا مرة واحدة إلى منزلتين عشريتين
    [few] مقرّبًا مرة واحدة إلى { $decimals } منازل عشرية
   *[other] مقرّبًا مرة واحدة إلى { $decimals } منزلة عشرية
}
sum-capped = محدود بأقصى عائد مسموح به
sum-possible = العائد المحتمل
sum-returned = العائد
sum-winnings = منه ربح
sum-loss = صافي النتيجة
sum-freebet-back = يعود رهانًا مجانيًا

## رهاناتي

bets-sign-in = سجّل الدخول لترى رهاناتك.
bets-sign-in-button = تسجيل الدخول
bets-filter = أي الرهانات
bets-filter-all = الكل
bets-filter-open = مفتوحة
bets-filter-settled = تمت تسويتها
bets-result = النتيجة
bets-result-all = كل النتائج
bets-result-win = رابحة
bets-result-lose = خاسرة
bets-result-refund = مُستردة
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
bets-empty-win = لا رهانات رابحة هنا.
bets-empty-lose = لا رهانات خاسرة هنا.
bets-empty-refund = لا رهانات مُستردة هنا.
bets-failed = تعذّر تحميل رهاناتك.
bets-retry = حاول مرة أخرى
bets-older = عرض رهانات أقدم
bets-loading-older = جارٍ تحميل رهانات أقدم…
bets-system = نظام { $win } من { $total }
bets-with-trader = لدى أحد المختصين
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
bets-cashout-changed = تغيّر العرض: كان { $from } وأصبح { $to }
bets-cashout-confirm = اقبض { $amount }
bets-cashout-keep = أبقِ الرهان
bets-cashout-withdrawn = لم يعد العرض قائمًا في الوقت الحالي. لم يُصرف شيء.
bets-cashout-processing = جارٍ صرف { $amount }…
bets-cashout-in-progress = المشغّل يصرف هذا الرهان الآن.
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
bet-status-submitted = قيد المراجعة
bet-status-waiting_results = مفتوح
bet-status-ready_to_process = قيد التسوية
bet-status-done = تمت التسوية
bet-status-cancelled = ملغى
bet-status-rejected = غير مقبول
bet-status-withdrawn = مسحوب
bet-status-cashed_out = صُرف مبكرًا
bet-status-cashout_in_progress = جارٍ الصرف المبكر
bet-result-no_results = مفتوح
bet-result-canceled = لاغٍ
bet-result-win_entire = رابح
bet-result-lose_entire = خاسر
bet-result-refund_entire = مُسترد
bet-result-refund_half_win_other = نصف رابح
bet-result-refund_half_lose_other = نصف خاسر
bet-result-cashed_out = صُرف مبكرًا
