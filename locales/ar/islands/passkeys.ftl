### Messages of the player's passkeys, in the profile.

passkeys-title = مفاتيح المرور
passkeys-text = سجّل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة بدلًا من كلمة المرور.
passkeys-none = ليست لديك مفاتيح مرور بعد.
passkeys-one = مفتاح مرور
passkeys-added = تاريخ الإضافة: { $moment }
passkeys-used = آخر استخدام: { $moment }
passkeys-unused = لم يُستخدم بعد
passkeys-add = إضافة مفتاح مرور
passkeys-password = أدخل كلمة المرور لإضافة مفتاح مرور.
passkeys-saved = أُضيف مفتاح المرور
passkeys-remove = إزالة
passkeys-sure = هل تريد إزالة مفتاح المرور هذا؟
passkeys-sure-text = لن تتمكن بعدها من تسجيل الدخول به. احذفه من جهازك أيضًا.
passkeys-removed = أُزيل مفتاح المرور
passkeys-cancel = إلغاء
passkeys-known = يوجد على هذا الجهاز مفتاح مرور لحسابك.
passkeys-unfit = لا يمكن لهذا الجهاز أو المتصفح إنشاء مفتاح مرور.
