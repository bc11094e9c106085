platform-switcher = Andere Versionen dieser Website
platform-desktop = Desktop
platform-mobile = Mobil
platform-android = Android-App
platform-ios = iPhone-App
