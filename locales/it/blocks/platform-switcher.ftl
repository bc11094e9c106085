platform-switcher = Altre versioni di questo sito
platform-desktop = Desktop
platform-mobile = Mobile
platform-android = App Android
platform-ios = App iPhone
