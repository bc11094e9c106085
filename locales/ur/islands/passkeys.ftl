### Messages of the player's passkeys, in the profile.

passkeys-title = پاس کیز
passkeys-text = پاس ورڈ کے بجائے اپنے فنگر پرنٹ، چہرے یا اسکرین لاک سے لاگ ان کریں۔
passkeys-none = ابھی آپ کی کوئی پاس کی نہیں ہے۔
passkeys-one = پاس کی
passkeys-added = شامل کی گئی: { $moment }
passkeys-used = آخری استعمال: { $moment }
passkeys-unused = ابھی استعمال نہیں ہوئی
passkeys-add = پاس کی شامل کریں
passkeys-password = پاس کی شامل کرنے کے لیے اپنا پاس ورڈ درج کریں۔
passkeys-saved = پاس کی شامل ہو گئی
passkeys-remove = ہٹائیں
passkeys-sure = یہ پاس کی ہٹائیں؟
passkeys-sure-text = اس کے بعد آپ اس سے لاگ ان نہیں کر سکیں گے۔ اسے اپنے آلے سے بھی حذف کریں۔
passkeys-removed = پاس کی ہٹا دی گئی
passkeys-cancel = منسوخ کریں
passkeys-known = اس آلے پر آپ کے اکاؤنٹ کی پاس کی پہلے سے موجود ہے۔
passkeys-unfit = یہ آلہ یا براؤزر پاس کی نہیں بنا سکتا۔
