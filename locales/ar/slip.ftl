### كلمات قسيمة الرهان والجلسة والتنبيهات في الصفحات الجاهزة.
### ما يقوله المتصفح لاحقًا في islands.ftl.

slip-title = قسيمة الرهان
slip-tab-slip = القسيمة
slip-tab-bets = رهاناتي
slip-close = إغلاق القسيمة
slip-empty-title = قسيمتك فارغة
slip-empty-text = المس أي سعر لإضافته هنا.
slip-quick-bet = الرهان السريع
slip-code = لديك رمز؟
slip-code-open = فتح

session-sign-in = تسجيل الدخول

alerts-close = إغلاق
alerts-offline = أنت غير متصل بالإنترنت. قد تكون الأسعار في هذه الصفحة قديمة.
