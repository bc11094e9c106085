platform-switcher = اس سائٹ کے دوسرے ورژن
platform-desktop = ڈیسک ٹاپ
platform-mobile = موبائل
platform-android = Android ایپ
platform-ios = iPhone ایپ
