### How a payment ended: the alert after the platform's page has led back.

deposit-success = تم استلام الإيداع
deposit-success-text = أُضيف المبلغ إلى رصيدك.
deposit-pending = الإيداع في الطريق
deposit-pending-text = سيظهر في رصيدك فور وصوله. لا حاجة إلى الدفع مرة أخرى.
deposit-error = تعذّر الإيداع
deposit-error-text = لم يُضف شيء إلى رصيدك. حاول مرة أخرى أو ادفع بطريقة أخرى.
deposit-failed = تعذّر الإيداع السريع
deposit-failed-text = لا نعرف ما إذا تمت عملية الدفع. تحقق من رصيدك قبل أن تدفع مرة أخرى.
deposit-title = إيداع
deposit-loading = جارٍ تحميل صفحة الدفع…
deposit-new-tab = فتح في علامة تبويب جديدة
deposit-unavailable = تعذّر عرض نموذج الدفع. يمكنك الإيداع في صفحة الدفع بدلًا من ذلك.
deposit-to-page = انتقل إلى صفحة الدفع
