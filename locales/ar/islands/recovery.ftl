### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = أدخل البريد الإلكتروني لحسابك. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.
recovery-own = سنرسل رابطًا إلى { $email }.
recovery-send = إرسال الرابط
recovery-sending = لحظة من فضلك…
recovery-sent = إذا كان هناك حساب بالبريد { $email } فالرابط في طريقه إليك. تحقّق أيضًا من البريد غير المرغوب فيه.
recovery-again = إرسال مرة أخرى
recovery-retry = إعادة المحاولة
recovery-failed = لم تنجح العملية. حاول مرة أخرى بعد قليل.
recovery-edit = اختر كلمة مرور جديدة
recovery-password = كلمة المرور الجديدة
recovery-save = حفظ كلمة المرور
recovery-saved = تم حفظ كلمة المرور الجديدة وتسجيل دخولك
recovery-no-link = هذا الرابط غير كامل أو سبق استخدامه أو انتهت صلاحيته. اطلب رابطًا جديدًا.
recovery-used = إذا سبق أن استخدمته، فيمكنك تسجيل الدخول.
recovery-open-again = افتح الرابط في الرسالة مرة أخرى. إذا لم يعمل، فاطلب رابطًا جديدًا.
recovery-new-link = طلب رابط جديد
recovery-confirm = تأكيد البريد الإلكتروني
recovery-confirm-text = أدخل بريدك الإلكتروني. سنرسل إليك رابط التأكيد مرة أخرى.
recovery-confirmed = تم تأكيد بريدك الإلكتروني. يمكنك الآن تسجيل الدخول.
recovery-unlock = فتح قفل حسابك
recovery-unlock-text = بعد إدخال كلمة مرور خاطئة عدة مرات يُقفل الحساب لبعض الوقت. أدخل بريدك الإلكتروني وسنرسل إليك رابطًا يفتح القفل الآن.
recovery-unlocked = تم فتح قفل حسابك. يمكنك تسجيل الدخول من جديد.
