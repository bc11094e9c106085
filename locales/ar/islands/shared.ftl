### كلمات تشترك فيها أجزاء عدة: تُحمَّل مع كلمات أي جزء منها.

## التنبيهات

alert-error-title = حدث خطأ ما
alert-error-text = حاول مرة أخرى لاحقًا.
island-retry = إعادة المحاولة
odds-format-not-saved = لم تُحفظ صيغة الأسعار
odds-format-not-saved-text = تُطبَّق على هذا الجهاز، لكن تعذّر حفظها في حسابك.

## Time zone

time-zone = المنطقة الزمنية
time-zone-site = توقيت الموقع ({ $offset })
time-zone-own = توقيتك ({ $offset })

## الرهانات: النوع والحالة والنتيجة

slip-type-single = مفرد
slip-type-combo = مجمّع
slip-combo-name = { $count ->
    [2] رهان ثنائي
    [3] رهان ثلاثي
    [4] رهان رباعي
    [5] رهان خماسي
    [one] رهان من اختيار واحد
    [two] رهان من اختيارين
    [few] رهان من { $count } اختيارات
    [many] رهان من { $count } اختيارًا
   *[other] رهان من { $count } اختيار
}
slip-type-system = نظام
slip-type-custom_bet = رهان مخصص
slip-type-singles = مفردة
bets-system = { $lines ->
    [4] تريكسي
    [7] باتنت
    [11] يانكي
    [15] لاكي 15
    [26] كنديان
    [31] لاكي 31
    [57] هاينز
    [63] لاكي 63
    [120] سوبر هاينز
    [247] غولياث
   *[other] نظام { $win } من { $total }
}
slip-lines = { $count ->
    [zero] لا خطوط
    [one] خط واحد
    [two] خطان
    [few] { $count } خطوط
    [many] { $count } خطًا
   *[other] { $count } خط
}
bets-with-trader = قيد المراجعة لدى أحد المختصين
bet-status-submitted = قيد المراجعة
bet-status-waiting_results = مفتوح
bet-status-ready_to_process = قيد التسوية
bet-status-done = تمت التسوية
bet-status-cancelled = ملغى
bet-status-rejected = غير مقبول
bet-status-withdrawn = مسحوب
bet-status-cashed_out = صُرف مبكرًا
bet-status-cashout_in_progress = جارٍ الصرف المبكر…
bet-result-no_results = مفتوح
bet-result-canceled = لاغٍ
bet-result-win_entire = رابح
bet-result-lose_entire = خاسر
bet-result-refund_entire = مُسترد
bet-result-refund_half_win_other = نصف رابح
bet-result-refund_half_lose_other = نصف خاسر
bet-result-cashed_out = صُرف مبكرًا

## مشاركة الرهان

slip-share-title = مشاركة أو إدخال رمز
slip-share = مشاركة هذا الرهان
slip-share-code = الرمز
slip-share-pass = مشاركة الرابط
slip-share-copied = تم نسخ الرابط.
slip-share-not-copied = تعذّر نسخ الرابط. حدّده في الأعلى.
slip-share-failed = تعذّرت مشاركة الرهان. حاول مرة أخرى.
slip-code-label = رمز رهان مشترك
slip-code-go = فتح

## الحساب

# Opens the calculation of a payout (sums.ftl).
sum-title = كيف حُسب هذا المبلغ
