### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = تأكيد رقم هاتفك
phone-text = سنرسل إليك رمزًا في رسالة نصية.
phone-country = رمز البلد
phone-country-missing = اختر بلد رقمك.
phone-number = رقم الهاتف
phone-number-missing = أدخل رقم هاتفك.
phone-number-invalid = هذا ليس رقم هاتف. تحقّق من الأرقام ومن البلد.
phone-send = إرسال الرمز
phone-sending = لحظة من فضلك…
phone-sent = أرسلنا رمزًا إلى { $number }.
phone-code = الرمز
phone-code-missing = أدخل الرمز الوارد في الرسالة النصية.
phone-code-invalid = يتكوّن الرمز من { $count } أرقام.
phone-verify = تأكيد
phone-again = إرسال رمز آخر
phone-change = استخدام رقم آخر
phone-limit = لا يمكن إرسال رموز أخرى الآن. حاول بعد 24 ساعة.
phone-is-verified = تم تأكيد الرقم { $number }.
phone-verified = تم تأكيد رقم هاتفك
phone-failed = لم تنجح العملية. حاول مرة أخرى بعد قليل.
