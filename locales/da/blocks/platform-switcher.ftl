platform-switcher = Andre versioner af webstedet
platform-desktop = Computer
platform-mobile = Mobil
platform-android = Android-app
platform-ios = iPhone-app
