platform-switcher = نسخه‌های دیگر این سایت
platform-desktop = رایانه
platform-mobile = موبایل
platform-android = برنامه Android
platform-ios = برنامه iPhone
