platform-switcher = Andra versioner av webbplatsen
platform-desktop = Dator
platform-mobile = Mobil
platform-android = Androidapp
platform-ios = iPhone-app
