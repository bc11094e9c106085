platform-switcher = Alte versiuni ale site-ului
platform-desktop = Desktop
platform-mobile = Mobil
platform-android = Aplicație Android
platform-ios = Aplicație iPhone
