### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = سجّل الدخول لترى مستواك ونقاطك وأرصدتك.
profile-sign-in = تسجيل الدخول
profile-name = الاسم
profile-email = البريد الإلكتروني
profile-password = اختر كلمة مرور جديدة
profile-phone = رقم الهاتف
profile-phone-verified = تم التأكيد
profile-phone-verify = تأكيد رقمك
profile-level = المستوى
profile-points = النقاط
profile-next = النقاط المتبقية للمستوى { $level }: { $count }
profile-top = لقد بلغت أعلى مستوى.
profile-balances = الأرصدة
profile-documents = احتفظ بوثيقة هوية وإثبات عنوان في متناول يدك: قد نطلبهما قبل أول عملية سحب.
profile-failed = تعذّر تحميل ملفك الشخصي.
profile-retry = إعادة المحاولة
