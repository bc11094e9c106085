### How a payment ended: the alert after the platform's page has led back.

deposit-success = تم استلام الإيداع
deposit-success-text = أُضيف المبلغ إلى رصيدك.
deposit-pending = الإيداع في الطريق
deposit-pending-text = سيظهر في رصيدك فور وصوله. لا حاجة إلى الدفع مرة أخرى.
deposit-error = تعذّر الإيداع
deposit-error-text = لم يُضف شيء إلى رصيدك. حاول مرة أخرى أو ادفع بطريقة أخرى.
deposit-failed = لم يتأكد الإيداع
deposit-failed-text = لا نعرف ما إذا تمت عملية الدفع. تحقق من رصيدك قبل أن تدفع مرة أخرى.
deposit-title = إيداع
deposit-loading = جارٍ تحميل صفحة الدفع…
deposit-new-tab = فتح في علامة تبويب جديدة
deposit-unavailable = تعذّر عرض نموذج الدفع. يمكنك الإيداع في صفحة الدفع بدلًا من ذلك.
deposit-to-page = انتقل إلى صفحة الدفع
deposit-notice-method_unavailable = طريقة الدفع هذه غير متاحة
deposit-notice-method_unavailable-text = ادفع بطريقة أخرى أو حاول بها لاحقًا.
deposit-notice-three_ds_needed = يريد مصرفك التحقق من هويتك
deposit-notice-three_ds_needed-text = أكّد عملية الدفع في تطبيق مصرفك أو على صفحته.
deposit-notice-processing_delayed = تستغرق عملية الدفع وقتًا أطول من المعتاد
deposit-notice-processing_delayed-text = ستظهر في رصيدك فور وصولها. لا حاجة إلى الدفع مرة أخرى.
deposit-notice-card_saved = حُفظت البطاقة
deposit-notice-card_saved-text = يمكنك اختيارها في إيداعك التالي.
deposit-notice-success = تقدّمت عملية الدفع خطوة
deposit-notice-warning = هناك ملاحظة بشأن عملية الدفع
deposit-notice-danger = هناك مشكلة في عملية الدفع
deposit-notice-text = اقرأ ما يقوله نموذج الدفع قبل أن تتابع.
