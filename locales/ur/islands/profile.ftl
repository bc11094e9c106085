### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = اپنا لیول، پوائنٹس اور بیلنس دیکھنے کے لیے لاگ ان کریں۔
profile-sign-in = لاگ ان
profile-name = نام
profile-email = ای میل
profile-password = نیا پاس ورڈ چنیں
profile-phone = فون نمبر
profile-phone-verified = تصدیق شدہ
profile-phone-verify = اپنے نمبر کی تصدیق کریں
profile-level = لیول
profile-points = پوائنٹس
profile-next = { $level } تک باقی پوائنٹس: { $count }
profile-top = آپ سب سے اونچے لیول پر پہنچ گئے ہیں۔
profile-balances = بیلنس
profile-documents = ایک شناختی دستاویز اور پتے کا ثبوت پاس رکھیں: پہلی بار رقم نکالنے سے پہلے یہ آپ سے مانگے جا سکتے ہیں۔
profile-failed = آپ کا پروفائل لوڈ نہیں ہو سکا۔
profile-retry = دوبارہ کوشش
