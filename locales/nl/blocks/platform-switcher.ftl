platform-switcher = Andere versies van deze site
platform-desktop = Desktop
platform-mobile = Mobiel
platform-android = Android-app
platform-ios = iPhone-app
