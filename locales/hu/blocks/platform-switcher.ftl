platform-switcher = Az oldal más változatai
platform-desktop = Asztali
platform-mobile = Mobil
platform-android = Android-alkalmazás
platform-ios = iPhone-alkalmazás
