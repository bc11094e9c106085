### كلمات منشئ الرهان.

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
    [one] اختر نتيجة أخرى لترى سعر الرهان المخصص.
    [two] اختر نتيجتين لترى سعر الرهان المخصص.
    [few] اختر { $count } نتائج لترى سعر الرهان المخصص.
    [many] اختر { $count } نتيجة لترى سعر الرهان المخصص.
   *[other] اختر { $count } نتيجة لترى سعر الرهان المخصص.
}
builder-joined = سعر الرهان المخصص
builder-asking = جارٍ طلب سعر الرهان المخصص…
builder-moved-up = ارتفع من
builder-moved-down = انخفض من
builder-product = ليس { $product }، وهو حاصل ضرب الأسعار: فهذه النتائج يتوقف بعضها على بعض.
builder-spoken = سعر الرهان المخصص { $odds }
builder-gone = لم يعد متاحاً: { $names }. أزله لترى السعر.
builder-waiting = معلّق: { $names }. يعود السعر عندما يُستأنف قبول الرهانات.
builder-impossible = لا يمكن أن تتحقق هذه النتائج معاً. غيّر واحدة منها.
builder-not-joinable = إحدى هذه النتائج لا يمكن جمعها مع غيرها. غيّر اختياراتك.
builder-suspended = عُلّقت إحدى هذه النتائج للتو. يعود السعر عندما يُستأنف قبول الرهانات.
builder-refused = لا يمكن جمع هذه النتائج. غيّر واحدة منها.
builder-unanswered = تعذّر تحميل سعر الرهان المخصص.
builder-add = أضف إلى القسيمة · { $odds }
builder-add-empty = أضف إلى القسيمة
builder-in-slip = موجود في قسيمتك. افتحها
builder-replaces = يحل محل الرهان المخصص الموجود في قسيمتك.
builder-alone = يُوضع الرهان المخصص وحده. تبقى اختياراتك الأخرى في القسيمة؛ أزلها قبل وضعه.
