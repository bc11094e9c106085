### كلمات الجلسة: الزر في أعلى الصفحة وتسجيل الدخول وقائمة الحساب.

session-sign-in = تسجيل الدخول
session-title = تسجيل الدخول
session-to-place = سجّل الدخول لوضع رهانك. ستبقى اختياراتك ومبلغك كما هي.
session-expired = انتهت جلستك. سجّل الدخول من جديد.
session-email = البريد الإلكتروني
session-password = كلمة المرور
session-show-password = إظهار
session-hide-password = إخفاء
session-submit = تسجيل الدخول
session-busy = جارٍ تسجيل الدخول…
session-close = إغلاق
session-forgot = هل نسيت كلمة المرور؟
session-join = إنشاء حساب
session-resend = إعادة إرسال الرابط
session-email-missing = أدخل بريدك الإلكتروني.
session-email-invalid = أدخل بريدًا إلكترونيًا كاملًا، مثل name@example.com.
session-password-missing = أدخل كلمة المرور.
session-invalid = البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقق منهما وحاول مرة أخرى.
session-unanswered = لم يصل أي رد. تحقق من اتصالك وحاول مرة أخرى.
session-failed = تعذّر تسجيل الدخول. حاول مرة أخرى بعد قليل.
session-account = الحساب والرصيد
session-signed-in-as = سجّلت الدخول باسم
session-limits = حدودي
session-sign-out = تسجيل الخروج
session-signed-out = تم تسجيل الخروج
session-sign-out-failed = تعذّر تسجيل الخروج. حاول مرة أخرى.
