platform-switcher = Ander weergawes van hierdie webwerf
platform-desktop = Rekenaar
platform-mobile = Mobiel
platform-android = Android-toep
platform-ios = iPhone-toep
