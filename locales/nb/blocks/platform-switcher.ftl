platform-switcher = Andre versjoner av nettstedet
platform-desktop = Datamaskin
platform-mobile = Mobil
platform-android = Android-app
platform-ios = iPhone-app
