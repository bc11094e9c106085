platform-switcher = نسخ أخرى من هذا الموقع
platform-desktop = نسخة الحاسوب
platform-mobile = نسخة الهاتف
platform-android = تطبيق أندرويد
platform-ios = تطبيق آيفون
