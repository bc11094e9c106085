### كلمات منشئ الرهان.

builder-intro = اختر نتيجتين أو أكثر. تشكّل معًا رهانًا واحدًا بسعر واحد، ويجب أن تفوز كلها.
builder-close = كل الأسواق
builder-share = مشاركة هذا الرهان
builder-copied = تم نسخ الرابط
builder-not-shared = تعذّر نسخ الرابط
builder-failed = تعذّر تحميل الأسواق. تحقق من اتصالك وحاول مرة أخرى.
builder-retry = إعادة المحاولة
builder-none = لا توجد في هذه المباراة نتائج يمكن جمعها حاليًا.
builder-off = الرهان المخصص غير متاح حاليًا.
builder-closed = أُغلق الرهان على هذه المباراة.
builder-lost = { $count ->
    [one] اختيار واحد من الرهان المشترك لم يعد متاحًا.
    [two] اختياران من الرهان المشترك لم يعودا متاحين.
    [few] { $count } اختيارات من الرهان المشترك لم تعد متاحة.
    [many] { $count } اختيارًا من الرهان المشترك لم يعد متاحًا.
   *[other] { $count } اختيار من الرهان المشترك لم يعد متاحًا.
}
builder-apart = لا يمكن جمعه مع اختياراتك
builder-tray = رهانك المخصص
builder-picks = { $count ->
    [zero] لا اختيارات
    [one] اختيار واحد
    [two] اختياران
    [few] { $count } اختيارات
    [many] { $count } اختيارًا
   *[other] { $count } اختيار
}
builder-remove = إزالة { $name }
builder-clear = إزالة كل الاختيارات
builder-leg-suspended = موقوف
builder-leg-gone = لم يعد متاحًا
builder-pick-more = { $count ->
    [one] اختر نتيجة أخرى لترى سعر الرهان المخصص.
    [two] اختر نتيجتين لترى سعر الرهان المخصص.
    [few] اختر { $count } نتائج لترى سعر الرهان المخصص.
    [many] اختر { $count } نتيجة لترى سعر الرهان المخصص.
   *[other] اختر { $count } نتيجة لترى سعر الرهان المخصص.
}
builder-joined = سعر الرهان المخصص
builder-asking = جارٍ تحميل سعر الرهان المخصص…
builder-moved-up = ارتفع من
builder-moved-down = انخفض من
builder-product = ليس { $product }، حاصل ضرب الأسعار: فهذه النتائج يؤثر بعضها في بعض.
builder-spoken = سعر الرهان المخصص { $odds }
builder-gone = لم يعد متاحًا: { $names }. أزله لترى السعر.
builder-waiting = موقوف: { $names }. يعود السعر عندما يُستأنف قبول الرهانات.
builder-impossible = لا يمكن أن تفوز هذه النتائج كلها. غيّر واحدة منها.
builder-not-joinable = إحدى هذه النتائج لا يمكن جمعها مع غيرها. غيّر اختياراتك.
builder-suspended = أُوقفت إحدى هذه النتائج للتو. يعود السعر عندما يُستأنف قبول الرهانات.
builder-refused = لا يمكن جمع هذه النتائج. غيّر واحدة منها.
builder-unanswered = تعذّر تحميل سعر الرهان المخصص.
builder-add = إضافة إلى القسيمة · { $odds }
builder-add-empty = إضافة إلى القسيمة
builder-in-slip = موجود في قسيمتك · فتح
builder-replaces = يحل محل الرهان المخصص الموجود في قسيمتك.
builder-alone = يوضع الرهان المخصص وحده. تبقى اختياراتك الأخرى في القسيمة؛ أزلها قبل وضعه.
