platform-switcher = Iba pang bersyon ng site na ito
platform-desktop = Desktop
platform-mobile = Mobile
platform-android = Android app
platform-ios = iPhone app
