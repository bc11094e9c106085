### كلمات القسيمة: ما في الصفحات الجاهزة أولًا، ثم ما يقوله المتصفح.

## القسيمة: اللوحة

slip-title = قسيمة الرهان
slip-tab-slip = القسيمة
slip-tab-bets = رهاناتي
slip-close = إغلاق القسيمة
slip-empty-title = قسيمتك فارغة
slip-empty-text = اضغط على أي سعر لإضافته هنا.
slip-quick-bet = الرهان السريع
slip-code = لديك رمز؟
slip-code-open = فتح

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
slip-emptied = أُفرغت القسيمة
slip-undo = تراجع
slip-price-moved = كان { $from } وأصبح { $to } منذ أن أضفته
slip-price-changed = تغيّر السعر: كان { $from } وأصبح { $to }
slip-moves = حركة الأسعار في هذه الزيارة
slip-suspended = موقوف: لا رهانات حاليًا
slip-suspended-provider = موقوف: لا توجد بيانات
slip-unavailable = لم يعد متاحًا
slip-live = مباشر
slip-bar-open = القسيمة
slip-bar-singles = { $count ->
    [zero] لا رهانات مفردة
    [one] رهان مفرد واحد
    [two] رهانان مفردان
    [few] { $count } رهانات مفردة
    [many] { $count } رهانًا مفردًا
   *[other] { $count } رهان مفرد
}
slip-bar-no-stake = لم يُحدَّد المبلغ بعد
slip-bar-remove = أزل أحد الاختيارات للمتابعة
slip-conflict-here-same_match = لا يمكن جمعه مع اختيار آخر من المباراة نفسها
slip-conflict-here-outright = لا يمكن جمعه مع اختيار آخر على البطولة نفسها
slip-conflict-here-mixed_providers = لا يمكن جمعه مع الاختيارات الأخرى
slip-conflict-here-system_provider = غير مقبول في رهان النظام
slip-conflict-here-custom_bet_match = من مباراة غير مباراة الرهان المخصص
slip-conflict-here-custom_bet_alone = لا يمكن وضعه مع رهان مخصص

## القسيمة: الرهان

slip-stake = المبلغ
slip-stake-currency = المبلغ ({ $currency })
slip-quick-add = راهن بمبلغ { $amount }
slip-quick-amounts = مبالغ سريعة
slip-odds = السعر الإجمالي
slip-return = العائد المحتمل
slip-types = نوع الرهان
slip-join = اجمعها في رهان مخصص · { $odds }
slip-join-asking = جارٍ البحث عن رهان مخصص…
slip-refusal-no_system_type = { $count ->
    [one] يحتاج رهان النظام إلى اختيارات أكثر.
    [two] لا يوجد رهان نظام لاختيارين.
    [few] لا يوجد رهان نظام لـ { $count } اختيارات.
    [many] لا يوجد رهان نظام لـ { $count } اختيارًا.
   *[other] لا يوجد رهان نظام لـ { $count } اختيار.
}
slip-refusal-multi_single_unavailable = لا يمكن وضع هذه الاختيارات كرهانات مفردة معًا.
slip-system = النظام
# اسم الرهان المجمّع بحسب عدد الاختيارات.
slip-system-option = { $count ->
    [one] { $win } من { $total } · خط واحد
    [two] { $win } من { $total } · خطان
    [few] { $win } من { $total } · { $count } خطوط
    [many] { $win } من { $total } · { $count } خطًا
   *[other] { $win } من { $total } · { $count } خط
}
slip-return-currency = العائد ({ $currency })
slip-by-return = تحديد العائد
slip-by-stake = تحديد المبلغ
slip-line-stake = المبلغ لكل خط
slip-stake-freebet = رهان مجاني
slip-max = الأقصى
slip-max-label = المراهنة بالحد الأقصى
slip-max-failed = تعذّر تحميل الحد الأقصى للمبلغ. حاول مرة أخرى.
slip-total-stake = المبلغ الإجمالي
slip-lines-of = { $count ->
    [zero] لا خطوط بمبلغ { $amount }
    [one] خط واحد بمبلغ { $amount }
    [two] خطان بمبلغ { $amount } لكل منهما
    [few] { $count } خطوط بمبلغ { $amount } لكل منها
    [many] { $count } خطًا بمبلغ { $amount } لكل منها
   *[other] { $count } خط بمبلغ { $amount } لكل منها
}
slip-boosted-odds = السعر مع التعزيز

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
    [many] لعملة { $currency } { $decimals } منزلة عشرية على الأكثر.
   *[other] لعملة { $currency } { $decimals } منزلة عشرية على الأكثر.
}
slip-stake-too_large = هذا المبلغ كبير جدًا.
slip-stake-not-positive = يجب أن يكون المبلغ أكبر من صفر.
slip-stake-below-min = الحد الأدنى للمبلغ هو { $amount }.
slip-stake-above-max = الحد الأقصى للمبلغ هو { $amount }.
slip-stake-own-limit = يتبقى لك { $amount } للرهان وفق الحد الذي وضعته لنفسك.
slip-stake-own-limit-until = يتبقى لك { $amount } للرهان وفق الحد الذي وضعته لنفسك. يتجدد الحد: { $moment }.
slip-stake-above-balance = رصيدك { $amount }. خفّض المبلغ.
slip-balance-empty = رصيدك { $amount }.
slip-currency-unlisted = لا يمكن المراهنة هنا بعملة { $currency }.
slip-deposit = إيداع
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
    [many] { $count } اختيارًا لم يعد متاحًا.
   *[other] { $count } اختيار لم يعد متاحًا.
}
slip-conflict-same_match = اثنان من اختياراتك من المباراة نفسها. أزل أحدهما للمتابعة.
slip-conflict-outright = اثنان من اختياراتك على البطولة نفسها. أزل أحدهما للمتابعة.
slip-conflict-joinable = اثنان من اختياراتك من المباراة نفسها. اجمعهما في رهان مخصص أو أزل أحدهما.
slip-conflict-mixed_providers = لا يمكن جمع هذه الاختيارات في رهان واحد. أزل أحدها للمتابعة.
slip-conflict-system_provider = بعض هذه الاختيارات غير مقبول في رهان النظام. أزلها أو اختر نوعًا آخر.
slip-conflict-custom_bet_match = يجمع الرهان المخصص اختيارات مباراة واحدة. أزل الأخرى للمتابعة.
slip-conflict-custom_bet_alone = يوضع الرهان المخصص وحده. أزل الاختيارات الأخرى للمتابعة.
slip-custom-disabled = الرهانات المخصصة غير مقبولة في الوقت الحالي.
slip-custom-too-short = يحتاج الرهان المخصص إلى اختيارين على الأقل.
slip-custom-odds-missing = جارٍ تحميل سعر هذا الرهان المخصص.
slip-custom-changed = تغيّر سعر رهانك المخصص. راجعه قبل المتابعة.
slip-return-too-small = لا يمكن أن يزيد عائد هذا الرهان على مبلغه.
slip-freebet-pending = نتحقق مما إذا كان رهانك المجاني يناسب هذا الرهان. يمكنك أيضًا إدخال مبلغ من عندك.

## القسيمة: الزر

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
slip-offline = لا يوجد اتصال
slip-place = { $count ->
    [one] ضع الرهان · { $amount }
    [two] ضع رهانين · { $amount }
    [few] ضع { $count } رهانات · { $amount }
    [many] ضع { $count } رهانًا · { $amount }
   *[other] ضع { $count } رهان · { $amount }
}
slip-place-freebet = { $count ->
    [one] ضع الرهان المجاني · { $amount }
    [two] ضع رهانين مجانيين · { $amount }
    [few] ضع { $count } رهانات مجانية · { $amount }
    [many] ضع { $count } رهانًا مجانيًا · { $amount }
   *[other] ضع { $count } رهان مجاني · { $amount }
}
slip-place-both = { $count ->
    [one] ضع الرهان · { $amount } ورهانًا مجانيًا { $free }
    [two] ضع رهانين · { $amount } ورهانًا مجانيًا { $free }
    [few] ضع { $count } رهانات · { $amount } ورهانًا مجانيًا { $free }
    [many] ضع { $count } رهانًا · { $amount } ورهانًا مجانيًا { $free }
   *[other] ضع { $count } رهان · { $amount } ورهانًا مجانيًا { $free }
}
slip-place-empty = { $count ->
    [one] ضع الرهان
    [two] ضع رهانين
    [few] ضع { $count } رهانات
    [many] ضع { $count } رهانًا
   *[other] ضع { $count } رهان
}
slip-placing = { $count ->
    [one] جارٍ وضع رهانك…
    [two] جارٍ وضع رهانيك…
    [few] جارٍ وضع { $count } رهانات…
    [many] جارٍ وضع { $count } رهانًا…
   *[other] جارٍ وضع { $count } رهان…
}

## القسيمة: الردود

slip-error-invalid-odds = تغيّرت الأسعار أثناء وضع الرهان. راجع الأسعار الجديدة ثم راهن من جديد.
slip-error-invalid-custom-odds = تغيّر سعر هذا الرهان المخصص. راجع السعر الجديد ثم راهن من جديد.
slip-error-suspended = أُوقف أحد الاختيارات أثناء وضع الرهان. لم يوضع الرهان.
slip-error-funds = رصيدك لا يكفي لهذا المبلغ. لم يوضع الرهان.
slip-error-stake = هذا المبلغ غير مقبول. لم يوضع الرهان.
slip-error-not-placed = لم يوضع الرهان ولم يُخصم شيء من رصيدك. يمكنك أن تراهن من جديد.
slip-error-maybe-placed = لا يمكننا أن نعرف هل وُضع الرهان: بين رهاناتك أكثر من رهان مماثل له. راجع «رهاناتي» قبل أن تضعه من جديد.
slip-other-player = تم تسجيل الدخول بحساب مستخدم آخر
slip-other-player-text = لم يوضع أي رهان. تحقق من الحساب في أعلى الصفحة ثم راهن من جديد.
slip-error-default = لم يوضع الرهان. حاول مرة أخرى.
slip-unanswered-title = لا نعرف بعد هل وُضع رهانك
slip-unanswered-text = لم يصل أي رد. نبحث عن الرهان حتى لا يوضع مرتين. قد يستغرق ذلك حتى { $seconds } ثانية.
slip-unanswered-waiting = تعذّر البحث عن الرهان. تحقق من اتصالك ثم ابحث من جديد.
slip-unanswered-looking = جارٍ البحث عن رهانك…
slip-unanswered-look = ابحث من جديد
slip-receipt-lost-text = ضاع الرد في الطريق، لكننا استلمنا رهانك مرة واحدة فقط.
slip-receipt-ref = الرقم المرجعي
slip-keep = الاحتفاظ بالاختيارات
slip-done = تم
slip-error-municipality = لا توجد بلدية في ملفك الشخصي. أضفها ثم راهن من جديد.
slip-error-win-too-small = بهذا السعر لا يمكن أن يزيد عائد الرهان على مبلغه. لم يوضع الرهان.
slip-error-elsewhere = يوضع رهان في علامة تبويب أخرى. انتظر حتى ينتهي ثم راهن من جديد.
slip-receipt-placed = { $count ->
    [one] تم وضع الرهان
    [two] تم وضع رهانين
    [few] تم وضع { $count } رهانات
    [many] تم وضع { $count } رهانًا
   *[other] تم وضع { $count } رهان
}
slip-receipt-placed-text = { $count ->
    [one] ستجده في «رهاناتي».
    [two] ستجدهما في «رهاناتي».
    [few] ستجدها في «رهاناتي».
    [many] ستجدها في «رهاناتي».
   *[other] ستجدها في «رهاناتي».
}
slip-receipt-checking = { $count ->
    [one] تم استلام الرهان وهو قيد المراجعة
    [two] تم استلام رهانين وهما قيد المراجعة
    [few] تم استلام { $count } رهانات وهي قيد المراجعة
    [many] تم استلام { $count } رهانًا وهي قيد المراجعة
   *[other] تم استلام { $count } رهان وهي قيد المراجعة
}
slip-receipt-checking-text = لم يُقبل بعد. سيظهر القرار هنا وفي «رهاناتي» خلال ثوانٍ عادةً.
slip-receipt-review = { $count ->
    [one] تم استلام الرهان وهو قيد المراجعة
    [two] تم استلام رهانين وهما قيد المراجعة
    [few] تم استلام { $count } رهانات وهي قيد المراجعة
    [many] تم استلام { $count } رهانًا وهي قيد المراجعة
   *[other] تم استلام { $count } رهان وهي قيد المراجعة
}
slip-receipt-review-text = لم يُقبل بعد. سيراجعه أحد المختصين أولًا، ويظهر القرار هنا وفي «رهاناتي».
slip-receipt-rejected = لم يُقبل الرهان
slip-receipt-rejected-text = تغيّر السعر أو السوق قبل قبوله. عاد المبلغ إلى رصيدك.
slip-receipt-missing = { $count ->
    [one] رهان واحد لم يوضع، ولم يُخصم شيء مقابله.
    [two] رهانان لم يوضعا، ولم يُخصم شيء مقابلهما.
    [few] { $count } رهانات لم توضع، ولم يُخصم شيء مقابلها.
    [many] { $count } رهانًا لم توضع، ولم يُخصم شيء مقابلها.
   *[other] { $count } رهان لم توضع، ولم يُخصم شيء مقابلها.
}
slip-receipt-moved = قُبل بسعر مختلف، كما تسمح إعداداتك.
slip-placed-view = عرض
slip-placed-close = إغلاق هذا الإشعار

## القسيمة: المكافآت

slip-bonus = المكافأة
slip-bonus-none = بلا مكافأة
slip-bonus-comboboost = تعزيز المجمّع
slip-boost-next = { $count ->
    [zero] { $boost } بلا اختيارات أخرى بسعر { $odds } أو أكثر
    [one] { $boost } مع اختيار واحد آخر بسعر { $odds } أو أكثر
    [two] { $boost } مع اختيارين آخرين بسعر { $odds } أو أكثر
    [few] { $boost } مع { $count } اختيارات أخرى بسعر { $odds } أو أكثر
    [many] { $boost } مع { $count } اختيارًا آخر بسعر { $odds } أو أكثر
   *[other] { $boost } مع { $count } اختيار آخر بسعر { $odds } أو أكثر
}
slip-bonus-freebet = رهان مجاني
slip-bonus-freebet_only_win = رهان مجاني، الربح فقط
slip-bonus-freebet_all_win = رهان مجاني، المبلغ والربح
slip-bonus-freebet_no_risk = استرداد المبلغ رهانًا مجانيًا
slip-bonus-hunting = الصيد
slip-bonus-tournament = البطولة
slip-bonus-lootbox = صندوق المفاجآت
slip-bonus-about-comboboost = يرفع سعر هذا الرهان المجمّع.
slip-bonus-about-freebet = المبلغ علينا. إذا ربح الرهان حصلت على الربح من دون المبلغ.
slip-bonus-about-freebet_only_win = المبلغ علينا. إذا ربح الرهان حصلت على الربح من دون المبلغ.
slip-bonus-about-freebet_all_win = المبلغ علينا. إذا ربح الرهان حصلت على المبلغ والربح.
slip-bonus-about-freebet_no_risk = المبلغ منك. إذا خسر الرهان عاد إليك المبلغ رهانًا مجانيًا.
slip-bonus-about-hunting = يجمع هذا الرهان نقاطًا في الصيد.
slip-bonus-about-tournament = يجمع هذا الرهان نقاطًا في البطولة.
slip-bonus-about-lootbox = يجمع هذا الرهان نقاطًا لصندوق المفاجآت.

## القسيمة: الرهان السريع

slip-quick-bet-stake = الرهان السريع
slip-quick-bet-ready = مفعّل: ضغطة واحدة على السعر تضع رهانًا بمبلغ { $amount } فورًا.
slip-quick-bet-not-approved = أدخل مبلغًا وفعّل الرهان السريع؛ وحتى ذلك الحين تذهب الأسعار إلى قسيمتك.
slip-quick-bet-approve = تفعيل الرهان السريع بمبلغ { $amount }
slip-quick-bet-approve-empty = أدخل مبلغًا
slip-quick-bet-placing = جارٍ وضع { $amount } على { $name } بسعر { $odds }: { $event }، { $market }…
slip-quick-bet-placed = تم وضع الرهان السريع
slip-quick-bet-checking = تم استلام الرهان السريع وهو قيد المراجعة
slip-quick-bet-review = تم استلام الرهان السريع وهو قيد المراجعة
slip-quick-bet-rejected = لم يُقبل الرهان السريع
slip-quick-bet-error = لم يوضع الرهان السريع
slip-quick-bet-text = { $event } · { $market }: { $name } بسعر { $odds } · { $amount }
slip-quick-bet-on = الرهان السريع مفعّل · { $amount }
slip-quick-bet-off = إيقاف
slip-quick-bet-idle = تم إيقاف الرهان السريع
slip-quick-bet-idle-text = لم تضع رهانًا سريعًا منذ { $minutes } دقائق. يمكنك تفعيله من جديد في القسيمة.

## القسيمة: المشاركة

slip-share-converted = تم تحويل مبلغ الرهان المشترك من { $from } إلى { $to }.
slip-code-loading = جارٍ فتح الرهان المشترك…
slip-code-not_found = لم يُعثر على الرهان. تحقق من الرمز.
slip-code-nothing_left = لم يعد أي من اختيارات هذا الرهان متاحًا. جرّب رهانًا آخر.
slip-code-later = تعذّر فتح الرهان المشترك. حاول لاحقًا.
slip-code-close = إغلاق
slip-code-ask = { $count ->
    [one] في الرهان المشترك اختيار واحد، وقسيمتك ليست فارغة. هل تضيفه أم تستبدل قسيمتك؟
    [two] في الرهان المشترك اختياران، وقسيمتك ليست فارغة. هل تضيفهما أم تستبدل قسيمتك؟
    [few] في الرهان المشترك { $count } اختيارات، وقسيمتك ليست فارغة. هل تضيفها أم تستبدل قسيمتك؟
    [many] في الرهان المشترك { $count } اختيارًا، وقسيمتك ليست فارغة. هل تضيفها أم تستبدل قسيمتك؟
   *[other] في الرهان المشترك { $count } اختيار، وقسيمتك ليست فارغة. هل تضيفها أم تستبدل قسيمتك؟
}
slip-code-answer-add = إضافة إلى قسيمتي
slip-code-answer-replace = استبدال قسيمتي
slip-code-answer-cancel = اتركها كما هي

## القسيمة: الإعدادات

slip-settings = إعدادات القسيمة
slip-accept-mode = إذا تغيّر السعر أثناء وضع الرهان
slip-accept-mode-none = اسألني عن كل تغيير
slip-accept-mode-higher = اقبل الأسعار الأعلى واسألني عن الأدنى
slip-accept-mode-any = اقبل كل تغيير
slip-quick-own = مبالغك السريعة ({ $currency })
slip-quick-own-field = المبلغ السريع { $number }
slip-quick-save = حفظ المبالغ
slip-quick-saved = تم حفظ مبالغك.
slip-quick-invalid = أدخل كل مبلغ بالأرقام وأكبر من صفر، أو اتركه فارغًا.
slip-settings-failed = تعذّر حفظ الإعدادات. حاول مرة أخرى.
slip-odds-format = صيغة الأسعار
slip-odds-format-european = عشرية
slip-odds-format-british = كسرية
slip-odds-format-american = أمريكية
slip-odds-format-hongkong = هونغ كونغ
slip-odds-format-malaysian = ماليزية
slip-odds-format-indonesian = إندونيسية
