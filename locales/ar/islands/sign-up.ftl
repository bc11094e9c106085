### Messages of the form that opens an account.

join-first-name = الاسم الأول
join-last-name = اسم العائلة
join-country = بلد الإقامة
join-currency = العملة
join-terms = عمري 18 سنة أو أكثر وأوافق على { $rules }.
join-rules = القواعد
join-missing = املأ هذا الحقل.
join-terms-missing = لفتح حساب، أكّد عمرك ووافق على القواعد.
join-sent = بقيت خطوة واحدة: أرسلنا رابطًا إلى { $email }. افتحه لتأكيد بريدك ثم سجّل الدخول.
join-welcome = مرحبًا بك! تم فتح حسابك وتسجيل دخولك
join-closed = لا يمكن فتح حسابات جديدة حاليًا.
join-blocked = لا يمكن فتح حساب من بلدك.
join-sign-in = لديّ حساب بالفعل
join-complete = بعض البيانات أولًا
join-complete-text = نحتاج إليها مرة واحدة فقط قبل أن تتمكن من الإيداع.
join-date-of-birth = تاريخ الميلاد
join-date-of-birth-invalid = أدخل تاريخًا كاملًا في الماضي.
join-address = الشارع ورقم المبنى
join-city = المدينة
join-postal-code = الرمز البريدي
join-save = حفظ ومتابعة
join-saved = تم حفظ بياناتك
join-terms-changed = تغيّرت قواعدنا
join-terms-read = للمتابعة، اقرأ { $rules } ووافق عليها.
join-terms-accept = أوافق
