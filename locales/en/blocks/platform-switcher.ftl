platform-switcher = Other versions of this site
platform-desktop = Desktop
platform-mobile = Mobile
platform-android = Android app
platform-ios = iPhone app
